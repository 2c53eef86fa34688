import { expect } from 'vitest'
import { readSolutionProgress, type SolutionProgress } from '#contract/solutions.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const progress = (member: Workbench, id: number) =>
  member.get<SolutionProgress>(readSolutionProgress, { params: { id } })

const NOTHING = {
  purposes: 0,
  metrics: 0,
  stakeholders: 0,
  metrics_without_stakeholder: 0,
  stories_written: 0,
  options: 0,
  stories_without_option: 0,
  options_rated: 0,
  options_half_rated: 0,
  ratings: 0,
  ratings_without_requirement: 0,
  requirements: 0,
  options_to_recheck: 0,
  requirements_to_recheck: 0,
  next_option_to_rate: null,
  next_option_to_require: null,
  options_to_rate: [],
  options_to_require: [],
}

eachEngine('a new solution has everything still to do', async (app) => {
  const member = await app.memberOf('nothing done')
  const { id } = await member.createSolution()
  expect(await progress(member, id)).toEqual({ solution_id: id, ...NOTHING })
})

eachEngine('progress counts each step and what is missing in it', async (app) => {
  const member = await app.memberOf('counting')
  const { solution, option } = await member.fullSolution()
  const storyId = await member.addMetric(solution.id, 1)
  await member.addMetric(solution.id, 3)
  await member.writeStory(solution.id, 3, '   ')
  const second = await member.addOption(storyId, 'Second')
  await member.rate(option.id, 1, 4, false)
  await member.rate(option.id, 2, 5)

  expect(await progress(member, solution.id)).toEqual({
    solution_id: solution.id,
    purposes: 1,
    metrics: 3,
    stakeholders: 1,
    metrics_without_stakeholder: 2,
    stories_written: 1,
    options: 2,
    stories_without_option: 1,
    options_rated: 1,
    options_half_rated: 0,
    ratings: 2,
    ratings_without_requirement: 1,
    requirements: 1,
    options_to_recheck: 0,
    requirements_to_recheck: 0,
    next_option_to_rate: second.id,
    next_option_to_require: option.id,
    options_to_rate: [second.id],
    options_to_require: [option.id],
  })
})

eachEngine('an option rated None throughout counts as rated, but asks for no requirement', async (app) => {
  const member = await app.memberOf('all none')
  const { id } = await member.createSolution()
  const option = await member.addOption(await member.addMetric(id, 27))
  for (let fhn = 1; fhn <= 9; fhn += 1) {
    await member.rate(option.id, fhn, 5)
    await member.rate(option.id, fhn, 5, false)
  }
  expect(await progress(member, id)).toMatchObject({
    options_rated: 1,
    ratings: 0,
    ratings_without_requirement: 0,
    next_option_to_rate: option.id,
    next_option_to_require: option.id,
    options_to_rate: [],
    options_to_require: [],
  })
})

eachEngine('an option rated one way only is half rated, and the next one to rate', async (app) => {
  const member = await app.memberOf('one way')
  const { id } = await member.createSolution()
  const storyId = await member.addMetric(id, 27)
  const half = await member.addOption(storyId, 'One way')
  await member.addOption(storyId, 'Not at all')
  for (const virtuous of [true, false]) {
    await member.rate(half.id, 1, 4, virtuous)
    expect(await progress(member, id)).toMatchObject(
      virtuous
        ? { options: 2, options_rated: 0, options_half_rated: 1, next_option_to_rate: half.id }
        : { options: 2, options_rated: 1, options_half_rated: 0, next_option_to_rate: half.id + 1 },
    )
  }
})

eachEngine('requirements of a rating later set to None are kept and counted', async (app) => {
  const member = await app.memberOf('kept requirement')
  const { solution, option } = await member.fullSolution()
  await member.rate(option.id, 9, 5)
  expect(await progress(member, solution.id)).toMatchObject({
    ratings: 0,
    ratings_without_requirement: 0,
    requirements: 1,
  })
})
