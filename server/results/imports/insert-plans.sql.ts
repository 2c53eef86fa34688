import { insertInParts, insertRows } from '../../db/insert-rows.ts'
import type { Tx } from '../../db/schema.ts'
import type { SolutionPlan } from './plan-import.ts'

/** Makes solutions with everything in them, one statement a table (and 500 rows); answers their ids. */
export async function insertPlans(tx: Tx, sessionId: number, plans: SolutionPlan[]): Promise<number[]> {
  const solutionRows = plans.map(({ solution_name, user_email, created_at, primary_fhn }) => ({
    session_id: sessionId,
    solution_name,
    user_email,
    created_at,
    primary_fhn,
  }))
  const solutionIds = await insertRows(tx, 'solutions', solutionRows)
  const purposes = under(plans, solutionIds, (plan) => plan.purpose_ids)
  await insertInParts(
    purposes.map(({ parent, item }) => ({ solution_id: parent, purpose_id: item })),
    (some) => tx.insertInto('solution_purposes').values(some).execute(),
  )
  const people = under(plans, solutionIds, (plan) => plan.stakeholder_ids)
  await insertInParts(
    people.map(({ parent, item }) => ({ solution_id: parent, stakeholder_id: item })),
    (some) => tx.insertInto('solution_stakeholders').values(some).execute(),
  )

  const stories = under(plans, solutionIds, (plan) => plan.stories)
  const storyRows = stories.map(({ parent, item: { options: _below, ...story } }) => ({
    ...story,
    solution_id: parent,
  }))
  const storyIds = await insertRows(tx, 'user_stories', storyRows)

  const options = under(itemsIn(stories), storyIds, (story) => story.options)
  const optionRows = options.map(({ parent, item: { ratings: _below, ...option } }) => ({
    ...option,
    user_story_id: parent,
  }))
  const optionIds = await insertRows(tx, 'functional_options', optionRows)

  const ratings = under(itemsIn(options), optionIds, (option) => option.ratings)
  const ratingRows = ratings.map(({ parent, item: { requirements: _below, ...rating } }) => ({
    ...rating,
    functional_option_id: parent,
  }))
  const ratingIds = await insertRows(tx, 'option_analysis', ratingRows)

  const requirements = under(itemsIn(ratings), ratingIds, (rating) => rating.requirements)
  const requirementRows = requirements.map(({ parent, item }) => ({ ...item, option_analysis_id: parent }))
  await insertRows(tx, 'system_requirements', requirementRows)
  return solutionIds
}

interface Below<Item> {
  parent: number
  item: Item
}

/** The next level below, each with the new id of what it hangs on. */
function under<Parent, Item>(parents: Parent[], ids: number[], itemsOf: (parent: Parent) => Item[]): Below<Item>[] {
  return parents.flatMap((parent, index) => itemsOf(parent).map((item) => ({ parent: ids[index] as number, item })))
}

const itemsIn = <Item>(list: Below<Item>[]) => list.map(({ item }) => item)
