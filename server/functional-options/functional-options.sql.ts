import type { Queries, Tx } from '../db/schema.ts'

export function findOption(db: Queries, id: number) {
  return db
    .selectFrom('functional_options')
    .select(['id', 'functional_option', 'user_story_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function insertOption(tx: Tx, option: { user_story_id: number; functional_option: string }) {
  const { id } = await tx.insertInto('functional_options').values(option).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateOption(tx: Tx, id: number, functional_option: string) {
  await tx.updateTable('functional_options').set({ functional_option }).where('id', '=', id).execute()
}
