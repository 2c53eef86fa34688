import type { SessionRow } from './sessions.sql.ts'

const NOBODY = '[]'

export function listLetGo({ let_go }: Pick<SessionRow, 'let_go'>): number[] {
  // asked for every call, and nearly always nobody
  return let_go === NOBODY ? [] : (JSON.parse(let_go) as number[])
}

/** What a cookie says about its holder in a session. */
interface Holder {
  participantId: number | null
  /** How often the session ID had been replaced when the cookie was given. */
  round: number
}

/** Whether a cookie without a participant has ended, because it may belong to a person who was removed. */
export const isStaleNameless = (session: Pick<SessionRow, 'nameless_from'>, { participantId, round }: Holder) =>
  participantId === null && round < session.nameless_from

export const isLetGo = (session: Pick<SessionRow, 'let_go'>, participantId: number | null) =>
  participantId !== null && listLetGo(session).includes(participantId)
