import { plainEmail } from '../../workshop/plain-email.ts'
import type { Queries } from '../../db/schema.ts'
import { isForgottenName, nameOfNumber } from '../../workshop/forgotten-name.ts'
import { listNames, readEmail } from '../../workshop/people.sql.ts'
import { findRemovedName, listNumbers } from '../../workshop/person-numbers.sql.ts'

/**
 * The names that a file brings in. An e-mail that was removed does not come back. Of those that were removed before their
 * hashes were kept nobody knows which one it was: what such a person brings in, and the workshop does not have, becomes
 * their name. A number that means somebody here is marked as another workshop's.
 */
export async function namesBroughtBy(db: Queries, sessionId: number, participantId: number | null) {
  const ownName = await readEmail(db, sessionId, participantId)
  const names = new Set([...(await listNames(db, sessionId))].map(plainEmail))
  const numbers = await listNumbers(db, sessionId)
  const ofSomebody = new Set(
    numbers.filter(({ email_key }) => email_key !== null).map(({ number }) => nameOfNumber(number)),
  )
  return async (email: string) => {
    if (isForgottenName(email)) return ofSomebody.has(email) ? `${email} (imported)` : email
    if (ownName !== null && isForgottenName(ownName) && !names.has(plainEmail(email))) return ownName
    return (await findRemovedName(db, sessionId, email)) ?? email
  }
}
