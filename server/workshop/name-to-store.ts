import type { Queries } from '../db/schema.ts'
import { isForgottenName } from './forgotten-name.ts'
import { readEmail } from './people.sql.ts'
import { findRemovedName } from './person-numbers.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * What a solution carries that somebody makes: an e-mail that was removed does not come back with it, and while e-mails
 * are hidden nobody finds out by it whose an e-mail is.
 */
export async function nameToStore(
  db: Queries,
  { id, hide_emails }: Pick<SessionRow, 'id' | 'hide_emails'>,
  participantId: number | null,
  typed: string,
) {
  const ownName = await readEmail(db, id, participantId)
  if (ownName !== null && (hide_emails || isForgottenName(ownName))) return ownName
  return (await findRemovedName(db, id, typed)) ?? typed.trim()
}
