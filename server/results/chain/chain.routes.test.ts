import { expect } from 'vitest'
import { confirmOption, confirmRequirement, decideOption, readChain, type Chain } from '#contract/chain.ts'
import { updateFunctionalOption } from '#contract/functional-options.ts'
import { readSolutionProgress, type SolutionProgress } from '#contract/solutions.ts'
import {
  listSystemRequirements,
  updateSystemRequirement,
  type SystemRequirement,
} from '#contract/system-requirements.ts'
import { readUserStories, type UserStoryTable } from '#contract/user-stories.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const chainOf = (member: Workbench, id: number) => member.get<Chain>(readChain, { params: { id } })

eachEngine('a solution is answered whole, from purpose to requirement', async (app) => {
  const ana = await app.memberOf('chain', 'ana@example.org')
  const { solution, storyId, option, rating, requirement } = await ana.fullSolution('Cargo bikes')
  await ana.addMetric(solution.id, 1)
  const chain = await chainOf(ana, solution.id)
  expect(chain).toMatchObject({
    id: solution.id,
    solution_name: 'Cargo bikes',
    user_email: 'ana@example.org',
    primary_fhn: 9,
    purposes: [{ id: 3, purpose: 'Mobility and access' }],
    stakeholders: [{ id: 1, stakeholder: 'Residents' }],
    stories: [
      { id: storyId, metric_id: 27, purpose_ids: [3], stakeholder_ids: [1] },
      { metric_id: 1, user_story: '', purpose_ids: [], stakeholder_ids: [] },
    ],
    options: [{ id: option.id, user_story_id: storyId, decision: null, decision_reason: '', recheck: false }],
    ratings: [{ id: rating.id, functional_option_id: option.id, fhn_id: 9, virtuous: true, measure: 1 }],
    requirements: [{ id: requirement.id, option_analysis_id: rating.id, recheck: false }],
  })
  expect(chain.fhns).toHaveLength(9)
  expect(chain.measures.map(({ effect }) => effect)).toEqual(['helps', 'seems', 'helps', 'harms', 'none'])
})

const marks = async (member: Workbench, id: number) => {
  const { options, requirements } = await chainOf(member, id)
  return [...options, ...requirements].map(({ recheck }) => recheck)
}

eachEngine('a story or option that changes after the rating marks the option, until somebody looks', async (app) => {
  const ana = await app.memberOf('recheck options')
  const { solution, storyId, option } = await ana.fullSolution()
  await ana.addOption(storyId, 'Never rated')
  const { id } = solution
  expect(await marks(ana, id)).toEqual([false, false, false])

  await ana.writeStory(id, 27, 'Another story')
  expect(await marks(ana, id)).toEqual([true, false, false])
  await ana.get(confirmOption, { params: { id: option.id } })
  expect(await marks(ana, id)).toEqual([false, false, false])

  await ana.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: 'Another' } })
  expect(await marks(ana, id)).toEqual([true, false, false])
  await ana.rate(option.id, 9, 1)
  expect(await marks(ana, id)).toEqual([false, false, false])
})

eachEngine('a rating that changes marks its requirements, until somebody confirms or edits them', async (app) => {
  const ana = await app.memberOf('recheck requirements')
  const { solution, option, requirement } = await ana.fullSolution()
  await ana.rate(option.id, 1, 4)
  expect(await marks(ana, solution.id)).toEqual([false, false])
  await ana.rate(option.id, 9, 4)
  expect(await marks(ana, solution.id)).toEqual([false, true])
  await ana.get(confirmRequirement, { params: { id: requirement.id } })
  expect(await marks(ana, solution.id)).toEqual([false, false])
  await ana.rate(option.id, 9, 2)
  await ana.get(updateSystemRequirement, { params: { id: requirement.id }, body: { specification: 'Stricter' } })
  expect(await marks(ana, solution.id)).toEqual([false, false])
})

eachEngine('marks appear where people work, and are counted', async (app) => {
  const ana = await app.memberOf('marks in steps')
  const { solution, option } = await ana.fullSolution()
  await ana.rate(option.id, 9, 4)
  await ana.writeStory(solution.id, 27, 'Another story')
  const table = await ana.get<UserStoryTable>(readUserStories, { params: { solutionId: solution.id } })
  expect(table.metrics[0]?.functional_options).toMatchObject([{ id: option.id, recheck: true }])
  const query = { functional_option_id: option.id }
  expect(await ana.get<SystemRequirement[]>(listSystemRequirements, { query })).toMatchObject([{ recheck: true }])
  const progress = await ana.get<SolutionProgress>(readSolutionProgress, { params: { id: solution.id } })
  expect(progress).toMatchObject({ options_to_recheck: 1, requirements_to_recheck: 1 })
})

eachEngine('a decision is kept with its reason, and nobody overrides one they have not seen', async (app) => {
  const ana = await app.memberOf('decision', 'ana@example.org')
  const { solution, option } = await ana.fullSolution()
  const decide = (body: object) => ana.call(decideOption, { params: { id: option.id }, body })
  const none = { decision: null, decision_reason: '' }
  const yes = { decision: 'accepted', decision_reason: 'Cheap.' }
  const no = { decision: 'rejected', decision_reason: 'Harms freedom.' }

  expect((await decide({ ...yes, previous: none })).json()).toEqual({ id: option.id, ...yes })
  expect((await decide({ ...yes, previous: none })).statusCode).toBe(200)
  const refused = await decide({ ...no, previous: none })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'DECISION_CHANGED', conflicts: [{ ...yes, by: 'ana@example.org' }] })
  expect((await chainOf(ana, solution.id)).options[0]).toMatchObject(yes)
  await decide({ ...no, previous: yes })
  expect((await chainOf(ana, solution.id)).options[0]).toMatchObject(no)
  expect((await ana.stories(solution.id)).metrics[0]?.functional_options[0]).toMatchObject({ decision: 'rejected' })
  expect((await decide({ decision: 'perhaps', decision_reason: '' })).statusCode).toBe(400)
})
