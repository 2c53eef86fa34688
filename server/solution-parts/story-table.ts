import type { FunctionalOption } from '#contract/functional-options.ts'
import type { UserStoryTable } from '#contract/user-stories.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Queries } from '../db/schema.ts'
import { listStakeholderIds } from './stories.sql.ts'
import { listOptionsOf, listStories, readSolutionName } from './stories.sql.ts'

/** A solution's metrics, each with its stakeholders, story and options: the row of every later step. */
export async function readStoryTable(
  db: Queries,
  catalogue: Catalogue,
  solutionId: number,
  known?: Awaited<ReturnType<typeof listStories>>,
): Promise<UserStoryTable> {
  const solution_name = await readSolutionName(db, solutionId)
  const stories = known ?? (await listStories(db, solutionId))
  const people = new Set(await listStakeholderIds(db, solutionId))
  const options = new Map<number, FunctionalOption[]>(stories.map(({ id }) => [id, []]))
  for (const { id, functional_option, user_story_id, recheck, decision } of await listOptionsOf(db, solutionId)) {
    const option: FunctionalOption = { id, functional_option, user_story_id }
    if (recheck === 1) option.recheck = true
    if (decision) option.decision = decision
    options.get(user_story_id)?.push(option)
  }

  const metrics = stories.map(({ id, metric_id, user_story }) => ({
    metric_id,
    metric_text: catalogue.metricText(metric_id),
    ...catalogue.markOf(metric_id),
    stakeholder: catalogue
      .potentialStakeholders(metric_id)
      .filter((stakeholder) => people.has(stakeholder.id))
      .map((stakeholder) => asOne(stakeholder.stakeholder))
      .join(', '),
    user_story,
    user_story_id: id,
    functional_options: options.get(id) ?? [],
  }))
  return { solution_name, metrics }
}

/** The names are told apart by a comma and a space: inside of one that space is one that does not break. */
const asOne = (name: string) => name.replaceAll(', ', ',\u00A0')
