import type { Queries } from '../db/schema.ts'
import { isForgottenName } from './forgotten-name.ts'
import { readEmail } from './people.sql.ts'
import { findRemovedName } from './person-numbers.sql.ts'

/** What a solution carries that somebody makes: an e-mail that was removed does not come back with it. */
export async function nameToStore(db: Queries, sessionId: number, participantId: number | null, typed: string) {
  const ownName = await readEmail(db, sessionId, participantId)
  if (ownName !== null && isForgottenName(ownName)) return ownName
  return (await findRemovedName(db, sessionId, typed)) ?? typed.trim()
}
