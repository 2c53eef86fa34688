import { sql } from 'kysely'
import { kept, lookUp } from '../../db/kept-statements.ts'
import type { Queries, Tx } from '../../db/schema.ts'

interface KeptAnswer {
  fingerprint: string
  status: number
  answer: string
}

/**
 * Takes a key for this transaction; answers false when another request has it already. PostgreSQL makes the second of
 * two simultaneous claims wait until the first has committed or rolled back.
 */
export async function claimKey(tx: Tx, scope: string, key: string, fingerprint: string): Promise<boolean> {
  return (await insertKey(tx, scope, key, fingerprint, new Date().toISOString())) !== undefined
}

const insertKey = lookUp((tx, scope: string, key: string, fingerprint: string, created_at: string) =>
  tx
    .insertInto('idempotency_keys')
    .values((value) => ({ scope, key, fingerprint, status: value.lit(0), answer: sql.lit(''), created_at }))
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key'),
)

export function readKeptAnswer(tx: Tx, scope: string, key: string): Promise<KeptAnswer> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** `session_id`: the session it is about, if there is one; the answer does not outlive it. */
export async function keepAnswer(
  tx: Tx,
  scope: string,
  key: string,
  answered: { status: number; answer: string; session_id: number | null },
) {
  await updateAnswer(tx, answered.status, answered.answer, answered.session_id, scope, key)
}

const updateAnswer = kept((tx, status: number, answer: string, session_id: number | null, scope: string, key: string) =>
  tx
    .updateTable('idempotency_keys')
    .set({ status, answer, session_id })
    .where('scope', '=', scope)
    .where('key', '=', key),
)

/** An answer may have hundreds of kilobytes. */
const EXPIRED_AT_ONCE = 100

/** Deletes in batches, so that writers do not wait for all of them. */
export async function forgetAnswersBefore(db: Queries, time: string) {
  for (;;) {
    const expired = await db
      .selectFrom('idempotency_keys')
      .select(['scope', 'key'])
      .where('created_at', '<', time)
      .limit(EXPIRED_AT_ONCE)
      .execute()
    if (expired.length === 0) return
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', time)
      .where((where) => where.or(expired.map((each) => where.and(each))))
      .execute()
  }
}
