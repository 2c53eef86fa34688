import type { SessionRow } from './sessions.sql.ts'

const NOBODY = '[]'

export function listLetGo({ let_go }: Pick<SessionRow, 'let_go'>): number[] {
  // asked for every call, and nearly always nobody
  return let_go === NOBODY ? [] : (JSON.parse(let_go) as number[])
}

export const isLetGo = (session: Pick<SessionRow, 'let_go'>, participantId: number | null) =>
  participantId !== null && listLetGo(session).includes(participantId)
