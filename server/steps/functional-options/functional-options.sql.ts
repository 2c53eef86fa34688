import type { Queries, Tx } from '../../db/schema.ts'

export function findOption(db: Queries, id: number) {
  return db
    .selectFrom('functional_options')
    .select(['id', 'functional_option', 'user_story_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The metric whose story the options of a story answer. */
export async function findMetricOf(db: Queries, userStoryId: number): Promise<number> {
  const story = db.selectFrom('user_stories').select('metric_id').where('id', '=', userStoryId)
  return (await story.executeTakeFirstOrThrow()).metric_id
}

export async function insertOption(tx: Tx, option: { user_story_id: number; functional_option: string }) {
  const { id } = await tx.insertInto('functional_options').values(option).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateOption(tx: Tx, id: number, functional_option: string) {
  await tx.updateTable('functional_options').set({ functional_option }).where('id', '=', id).execute()
}
