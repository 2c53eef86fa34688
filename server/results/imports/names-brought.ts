import type { Tx } from '../../db/schema.ts'
import { isForgottenName } from '../../workshop/forgotten-name.ts'
import { listNames, readEmail } from '../../workshop/people.sql.ts'

/**
 * The names that a person's file brings in. Whose e-mail was removed does not bring it back: nobody knows any more which
 * one it was, so every e-mail that the workshop does not have becomes that person's name.
 */
export async function namesBroughtBy(tx: Tx, sessionId: number, participantId: number | null) {
  const ownName = await readEmail(tx, sessionId, participantId)
  if (!ownName || !isForgottenName(ownName)) return (email: string) => email
  const names = await listNames(tx, sessionId)
  return (email: string) => (names.has(email) || isForgottenName(email) ? email : ownName)
}
