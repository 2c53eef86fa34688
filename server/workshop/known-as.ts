import type { Queries } from '../db/schema.ts'
import { isForgottenName, nameOfNumber, UNKNOWN_PERSON } from './forgotten-name.ts'
import { listCalled } from './people.sql.ts'
import { listNumbers } from './person-numbers.sql.ts'
import { plainEmail } from './plain-email.ts'

/**
 * What the people of a session read in the place of an e-mail while e-mails are hidden: the name that its person has given,
 * or their number. What an imported file calls somebody who never joined is shown as it is, unless it is an e-mail.
 */
export async function readKnownAs(db: Queries, sessionId: number): Promise<(stored: string) => string> {
  const numbers = await listNumbers(db, sessionId)
  const numbered = new Map(numbers.map(({ email_key, number }) => [email_key, nameOfNumber(number)]))
  const called = new Map((await listCalled(db, sessionId)).map(({ email, name }) => [plainEmail(email), name]))
  return (stored) => {
    const key = plainEmail(stored)
    const name = called.get(key)
    if (name) return name
    if (isForgottenName(stored)) return stored
    if (name === undefined && !stored.includes('@')) return stored
    return numbered.get(key) ?? UNKNOWN_PERSON
  }
}
