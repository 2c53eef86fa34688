import { sql } from 'kysely'
import type { Queries, Tx } from '../db/schema.ts'

/** For statements that are not about a cookie: no login has this id. */
export const NO_LOGIN = ''

/**
 * A condition of the statements that admit a caller, so that the check costs no statement of its own. It does not depend
 * on the row, so the database evaluates it once.
 */
export const isNotEnded = (login: string) =>
  sql<boolean>`not exists (select 1 from ended_logins where ended_logins.login = ${login})`

export async function insertEndedLogins(tx: Tx, logins: string[]): Promise<void> {
  const ended_at = new Date().toISOString()
  await tx
    .insertInto('ended_logins')
    .values(logins.map((login) => ({ login, ended_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Remembers that a login acts as a participant. */
export async function linkLogin(tx: Tx, participantId: number, login: string): Promise<void> {
  await tx
    .insertInto('participant_logins')
    .values({ participant_id: participantId, login })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Ends every login that has acted as a participant. A cookie from before the e-mail was entered, or of an earlier e-mail,
 * has the same login and ends too.
 */
export async function endLoginsOf(tx: Tx, participantId: number): Promise<void> {
  const rows = await tx
    .selectFrom('participant_logins')
    .select('login')
    .where('participant_id', '=', participantId)
    .execute()
  if (rows.length > 0)
    await insertEndedLogins(
      tx,
      rows.map(({ login }) => login),
    )
}

export async function listLoginsEndedSince(db: Queries, time: string): Promise<string[]> {
  const rows = await db.selectFrom('ended_logins').select('login').where('ended_at', '>=', time).execute()
  return rows.map(({ login }) => login)
}

export async function deleteLoginsEndedBefore(db: Queries, time: string): Promise<void> {
  await db.deleteFrom('ended_logins').where('ended_at', '<', time).execute()
}
