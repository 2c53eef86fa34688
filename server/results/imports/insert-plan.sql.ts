import { insertInParts, insertRows } from '../../db/insert-rows.ts'
import type { Tx } from '../../db/schema.ts'
import { insertPurposes } from '../../steps/solutions/solutions.sql.ts'
import type { SolutionPlan } from './plan-import.ts'

/** Makes a solution with everything in it, one statement a table (and 500 rows); answers its id. */
export async function insertPlan(tx: Tx, sessionId: number, plan: SolutionPlan): Promise<number> {
  const { solution_name, user_email, created_at, primary_fhn, purpose_ids, stakeholder_ids, stories } = plan
  const row = { session_id: sessionId, solution_name, user_email, created_at, primary_fhn }
  const [solution_id = 0] = await insertRows(tx, 'solutions', [row])
  await insertPurposes(tx, solution_id, purpose_ids)
  const people = stakeholder_ids.map((stakeholder_id) => ({ solution_id, stakeholder_id }))
  await insertInParts(people, (some) => tx.insertInto('solution_stakeholders').values(some).execute())

  const storyRows = stories.map(({ options: _below, ...story }) => ({ ...story, solution_id }))
  const storyIds = await insertRows(tx, 'user_stories', storyRows)

  const options = under(stories, storyIds, (story) => story.options)
  const optionRows = options.map(({ parent, item: { ratings: _below, ...option } }) => ({
    ...option,
    user_story_id: parent,
  }))
  const optionIds = await insertRows(tx, 'functional_options', optionRows)

  const ratings = under(
    options.map(({ item }) => item),
    optionIds,
    (option) => option.ratings,
  )
  const ratingRows = ratings.map(({ parent, item: { requirements: _below, ...rating } }) => ({
    ...rating,
    functional_option_id: parent,
  }))
  const ratingIds = await insertRows(tx, 'option_analysis', ratingRows)

  const requirements = under(
    ratings.map(({ item }) => item),
    ratingIds,
    (rating) => rating.requirements,
  )
  const requirementRows = requirements.map(({ parent, item }) => ({ ...item, option_analysis_id: parent }))
  await insertRows(tx, 'system_requirements', requirementRows)
  return solution_id
}

/** The next level below, each with the new id of what it hangs on. */
function under<Parent, Item>(parents: Parent[], ids: number[], itemsOf: (parent: Parent) => Item[]) {
  return parents.flatMap((parent, index) => itemsOf(parent).map((item) => ({ parent: ids[index] as number, item })))
}
