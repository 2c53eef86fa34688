import { plainEmail } from '../../workshop/plain-email.ts'
import type { Queries } from '../../db/schema.ts'
import { isForgottenName, nameOfNumber, UNKNOWN_PERSON } from '../../workshop/forgotten-name.ts'
import { listNames, readEmail } from '../../workshop/people.sql.ts'
import { findRemovedName, listNumbers } from '../../workshop/person-numbers.sql.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'

/**
 * The names that a file brings in. While e-mails are hidden, what somebody brings in is theirs, as what they make is, or
 * of nobody known, except for the host: the numbers of a file taken here would be people a second time, and its e-mails
 * would tell who has which number. An e-mail
 * that was removed does not come back. Of those that were removed before their hashes were kept nobody knows which one it
 * was: what such a person brings in, and the workshop does not have, becomes their name. A number that means somebody
 * here is marked as another workshop's.
 */
export async function namesBroughtBy(
  db: Queries,
  { id: sessionId, hide_emails }: Pick<SessionRow, 'id' | 'hide_emails'>,
  { participantId, isHost }: { participantId: number | null; isHost: boolean },
) {
  const ownName = await readEmail(db, sessionId, participantId)
  if (hide_emails && (ownName !== null || !isHost)) return async () => ownName ?? UNKNOWN_PERSON
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
