import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../../db/schema.ts'
import { renameInAnswer, renameInTrash, type NewName } from './names-in-json.ts'

// JSON is parsed here and never edited as text: an e-mail may be any text, also the name of a field.

/** An answer may have hundreds of kilobytes. */
const ANSWERS_AT_ONCE = 50

/** Replaces names in the deleted solutions of a session. Only one of them is in memory, since each may have megabytes. */
export async function renameInTrashOf(tx: Tx, sessionId: number, newName: NewName) {
  const entries = await tx
    .selectFrom('trash')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'solution')
    .execute()
  for (const { id } of entries) {
    const { rows } = await tx.selectFrom('trash').select('rows').where('id', '=', id).executeTakeFirstOrThrow()
    const renamed = renameInTrash(rows, newName)
    if (renamed !== undefined) await tx.updateTable('trash').set({ rows: renamed }).where('id', '=', id).execute()
    await setImmediate()
  }
}

/**
 * Replaces names in the answers that are kept for repeated requests. A kept answer that was deleted instead would let a
 * request be carried out twice.
 */
export async function renameInAnswersOf(tx: Tx, sessionId: number, byEmail: NewName, byGivenName: NewName) {
  let last = { scope: '', key: '' }
  for (;;) {
    const answers = await listAnswers(tx, sessionId, last)
    for (const { scope, key, answer } of answers) {
      const renamed = renameInAnswer(answer, byEmail, byGivenName)
      if (renamed === undefined) continue
      await tx
        .updateTable('idempotency_keys')
        .set({ answer: renamed })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    }
    if (answers.length < ANSWERS_AT_ONCE) return
    last = answers.at(-1) as (typeof answers)[number]
    await setImmediate()
  }
}

/** Most answers name nobody; the search for the fields leaves them out before they are read. */
function listAnswers(tx: Tx, sessionId: number, { scope, key }: { scope: string; key: string }) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['scope', 'key', 'answer'])
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('answer', 'like', '%email":%'), where('answer', 'like', '%"by":%')]))
    .where((where) =>
      where.or([where('scope', '>', scope), where.and([where('scope', '=', scope), where('key', '>', key)])]),
    )
    .orderBy('scope')
    .orderBy('key')
    .limit(ANSWERS_AT_ONCE)
    .execute()
}
