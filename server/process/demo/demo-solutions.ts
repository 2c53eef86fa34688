import type { Tx } from '../../db/schema.ts'
import { insertOption } from '../../steps/functional-options/functional-options.sql.ts'
import { listRatings, upsertRatings } from '../../steps/h9-analysis/h9-analysis.sql.ts'
import { insertSolutionMetric } from '../../solution-parts/stories.sql.ts'
import { insertPurposes, insertSolution } from '../../steps/solutions/solutions.sql.ts'
import { insertStakeholder } from '../../solution-parts/stories.sql.ts'
import { insertRequirement } from '../../steps/system-requirements/system-requirements.sql.ts'
import { updateStory } from '../../steps/user-stories/user-stories.sql.ts'
import type { demoIn } from './demo-words.ts'

type DemoSolution = Awaited<ReturnType<typeof demoIn>>['solutions'][number]
type DemoMetric = DemoSolution['metrics'][number]
type DemoOption = DemoMetric['functional_options'][number]

/** The two worked solutions, from purposes to requirements, for people who want to see how far a group can get. */
export async function insertDemoSolutions(tx: Tx, sessionId: number, solutions: DemoSolution[]) {
  for (const demo of solutions) {
    const { solution_name, primary_fhn, user_email } = demo
    const solution_id = await insertSolution(tx, { session_id: sessionId, solution_name, primary_fhn, user_email })
    await insertPurposes(tx, solution_id, demo.purposes)
    for (const stakeholder_id of demo.stakeholders) await insertStakeholder(tx, { solution_id, stakeholder_id })
    for (const metric of demo.metrics) await insertMetric(tx, solution_id, metric)
  }
}

async function insertMetric(tx: Tx, solution_id: number, { metric_id, user_story, functional_options }: DemoMetric) {
  const story = await insertSolutionMetric(tx, { solution_id, metric_id })
  if (!story) return
  await updateStory(tx, story.id, user_story)
  for (const option of functional_options) await insertRatedOption(tx, story.id, option)
}

async function insertRatedOption(tx: Tx, user_story_id: number, option: DemoOption) {
  const { functional_option, virtuous, vicious, system_requirements } = option
  const functional_option_id = await insertOption(tx, { user_story_id, functional_option })
  await upsertRatings(tx, [
    ...virtuous.map((cell) => ({ ...cell, functional_option_id, virtuous: true })),
    ...vicious.map((cell) => ({ ...cell, functional_option_id, virtuous: false })),
  ])
  const ratings = await listRatings(tx, [functional_option_id])
  for (const requirement of system_requirements) {
    const rating = ratings.find(
      (candidate) => candidate.fhn_id === requirement.fhn_id && candidate.virtuous === requirement.virtuous,
    )
    if (!rating) continue
    await insertRequirement(tx, { option_analysis_id: rating.id, specification: requirement.specification })
  }
}
