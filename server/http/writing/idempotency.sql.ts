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
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, fingerprint, status: 0, answer: '', created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

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
  kept: { status: number; answer: string; session_id: number | null },
) {
  await tx.updateTable('idempotency_keys').set(kept).where('scope', '=', scope).where('key', '=', key).execute()
}

export async function forgetAnswersBefore(db: Queries, time: string) {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute()
}
