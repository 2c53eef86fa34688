import type { Person } from '#contract/live.ts'
import type { SessionStatus } from '#contract/session.ts'
import type { Queries } from '../db/schema.ts'
import { readKnownAs } from '../workshop/known-as.ts'
import { findSession } from '../workshop/sessions.sql.ts'

interface SessionState {
  id: number
  revision: number
  status: SessionStatus
  let_go: string
  nameless_from: number
}

export function readSessionStates(db: Queries, ids: number[]): Promise<SessionState[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('sessions')
    .select(['id', 'revision', 'status', 'let_go', 'nameless_from'])
    .where('id', 'in', ids)
    .execute()
}

/** How the host sees somebody, and how everybody else does. */
export interface Named {
  id: number
  forHost: Pick<Person, 'email' | 'name'>
  forMembers: Pick<Person, 'email' | 'name'>
}

export async function readNamed(db: Queries, sessionId: number, participantIds: number[]): Promise<Named[]> {
  const people = await db
    .selectFrom('participants')
    .select(['id', 'email', 'name'])
    .where('session_id', '=', sessionId)
    .where('id', 'in', participantIds)
    .execute()
  const session = await findSession(db, sessionId)
  const knownAs = session?.hide_emails ? await readKnownAs(db, sessionId) : undefined
  return people.map(({ id, email, name }) => {
    const forHost = { email, ...(name && { name }) }
    return { id, forHost, forMembers: knownAs ? { email: knownAs(email) } : forHost }
  })
}
