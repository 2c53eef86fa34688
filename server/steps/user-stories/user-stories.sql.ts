import type { Queries, Tx } from '../../db/schema.ts'

export function listStories(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories')
    .select(['id', 'metric_id', 'user_story'])
    .where('solution_id', '=', solutionId)
    .orderBy('id')
    .execute()
}

export function listOptionsOf(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .select(['o.id', 'o.functional_option', 'o.user_story_id', 'o.recheck'])
    .where('u.solution_id', '=', solutionId)
    .orderBy('o.id')
    .execute()
}

export async function readSolutionName(db: Queries, solutionId: number): Promise<string> {
  const row = await db.selectFrom('solutions').select('solution_name').where('id', '=', solutionId).executeTakeFirst()
  return row?.solution_name ?? ''
}

export async function updateStory(tx: Tx, id: number, user_story: string) {
  await tx.updateTable('user_stories').set({ user_story }).where('id', '=', id).execute()
}
