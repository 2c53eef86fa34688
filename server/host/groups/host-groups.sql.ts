import type { Tx } from '../../db/schema.ts'

export async function updateGroup(tx: Tx, id: number, next: { name: string; removed_at: string | null }) {
  await tx.updateTable('groups').set(next).where('id', '=', id).execute()
}

/** Tells whether the session has such a solution. */
export async function giveSolutionTo(tx: Tx, sessionId: number, solutionId: number, groupId: number | null) {
  const given = await tx
    .updateTable('solutions')
    .set({ group_id: groupId })
    .where('id', '=', solutionId)
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}
