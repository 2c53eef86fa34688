import { hash } from 'node:crypto'
import type { Queries, Tx } from '../db/schema.ts'
import { isForgottenName, nameOfNumber, numberInName } from './forgotten-name.ts'
import { listNames } from './people.sql.ts'
import { plainEmail } from './plain-email.ts'

/**
 * Gives a number to everybody in a session who has none: those who joined, then names that only solutions carry. Numbers
 * stay with their e-mails and are never given again. The session must be locked.
 */
export async function numberPeople(tx: Tx, sessionId: number) {
  const names = [...(await listNames(tx, sessionId))].filter((name) => !isForgottenName(name))
  const known = new Set((await listNumbers(tx, sessionId)).map(({ email_key }) => email_key))
  const missing = new Set(names.map(plainEmail).filter((key) => !known.has(key)))
  if (missing.size === 0) return
  let number = await lastNumber(tx, sessionId)
  for (const email_key of missing) {
    number += 1
    await tx.insertInto('person_numbers').values({ session_id: sessionId, number, email_key }).execute()
  }
}

/** The numbers of a session; null in the place of an e-mail that was removed. */
export function listNumbers(db: Queries, sessionId: number) {
  return db
    .selectFrom('person_numbers')
    .select(['number', 'email_key'])
    .where('session_id', '=', sessionId)
    .orderBy('number')
    .execute()
}

/** What stands in the place of an e-mail from now on. It is known again when somebody says it, and stands nowhere. */
export async function numberRemoved(tx: Tx, sessionId: number, email: string): Promise<string> {
  const [email_key, removed_hash] = [plainEmail(email), hashOf(sessionId, email)]
  const had = await tx
    .updateTable('person_numbers')
    .set({ email_key: null, removed_hash })
    .where('session_id', '=', sessionId)
    .where('email_key', '=', email_key)
    .returning('number')
    .executeTakeFirst()
  if (had) return nameOfNumber(had.number)
  const number = (await lastNumber(tx, sessionId)) + 1
  await tx.insertInto('person_numbers').values({ session_id: sessionId, number, removed_hash }).execute()
  return nameOfNumber(number)
}

/** What stands for an e-mail that the host removed from this session; undefined for any other. */
export async function findRemovedName(db: Queries, sessionId: number, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_numbers')
    .select('number')
    .where('session_id', '=', sessionId)
    .where('removed_hash', '=', hashOf(sessionId, email))
    .orderBy('number')
    .executeTakeFirst()
  return row && nameOfNumber(row.number)
}

/** The greatest number that anybody has or had; a file may have brought in one that was given to nobody here. */
async function lastNumber(db: Queries, sessionId: number): Promise<number> {
  const given = (await listNumbers(db, sessionId)).map(({ number }) => number)
  const brought = [...(await listNames(db, sessionId))].map(numberInName)
  return Math.max(0, ...given, ...brought)
}

const hashOf = (sessionId: number, email: string) => hash('sha256', `${sessionId} ${plainEmail(email)}`, 'base64url')
