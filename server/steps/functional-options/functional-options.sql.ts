import { kept, lookUpKnown } from '../../db/kept-statements.ts'
import type { Queries, Tx } from '../../db/schema.ts'

export const findOption = lookUpKnown((db, id: number) =>
  db.selectFrom('functional_options').select(['id', 'functional_option', 'user_story_id']).where('id', '=', id),
)

/** The metric whose story the options of a story answer. */
export async function findMetricOf(db: Queries, userStoryId: number): Promise<number> {
  return (await findStory(db, userStoryId)).metric_id
}

const findStory = lookUpKnown((db, id: number) =>
  db.selectFrom('user_stories').select('metric_id').where('id', '=', id),
)

export async function insertOption(tx: Tx, option: { user_story_id: number; functional_option: string }) {
  return (await insertReturning(tx, option.user_story_id, option.functional_option)).id
}

const insertReturning = lookUpKnown((tx, user_story_id: number, functional_option: string) =>
  tx.insertInto('functional_options').values({ user_story_id, functional_option }).returning('id'),
)

export async function updateOption(tx: Tx, id: number, functional_option: string) {
  await updateText(tx, functional_option, id)
}

const updateText = kept((tx, functional_option: string, id: number) =>
  tx.updateTable('functional_options').set({ functional_option }).where('id', '=', id),
)
