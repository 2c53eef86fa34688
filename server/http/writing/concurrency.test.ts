import { expect } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { addFunctionalOption, deleteFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { addMetric } from '#contract/metrics.ts'
import { nameMe } from '#contract/session.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { addStakeholder } from '#contract/stakeholders.ts'
import { saveUserStories } from '#contract/user-stories.ts'
import { readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

const TIMES = 50
const atOnce = (call: (n: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: TIMES }, (_, n) => call(n)))

/** How often each status came. */
function tally(answers: LightMyRequestResponse[]) {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

eachEngine('fifty identical adds at once give one row and forty-nine refusals', async (app) => {
  const member = await app.memberOf('adds')
  const { id } = await member.createSolution()
  const metrics = await atOnce(() => member.call(addMetric, { body: { solution_id: id, metric_id: 7 } }))
  expect(tally(metrics)).toEqual({ 201: 1, 409: 49 })
  expect((await member.stories(id)).metrics).toHaveLength(1)

  const people = await atOnce(() => member.call(addStakeholder, { body: { solution_id: id, stakeholder_id: 1 } }))
  expect(tally(people)).toEqual({ 201: 1, 409: 49 })
})

eachEngine(
  'the same Idempotency-Key fifty times at once creates once and answers fifty times the same',
  async (app) => {
    const member = await app.memberOf('keys')
    const { storyId, solution } = await member.fullSolution()
    const options = {
      headers: { 'idempotency-key': 'pressed-once' },
      body: { user_story_id: storyId, functional_option: 'Only once' },
    }
    const answers = await atOnce(() => member.call(addFunctionalOption, options))
    expect(tally(answers)).toEqual({ 201: 50 })
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const [row] = (await member.stories(solution.id)).metrics
    expect(row!.functional_options.filter((option) => option.functional_option === 'Only once')).toHaveLength(1)
  },
)

eachEngine('of fifty saves from the same text one wins and the others are told', async (app) => {
  const member = await app.memberOf('stories')
  const { solution } = await member.fullSolution()
  const previous = (await member.stories(solution.id)).metrics[0]!.user_story
  const answers = await atOnce((n) =>
    member.call(saveUserStories, {
      params: { solution_id: solution.id },
      body: { field: 'user_story', updates: [{ metric_id: 27, user_story: `Version ${n}`, previous }] },
    }),
  )
  expect(tally(answers)).toEqual({ 200: 1, 409: 49 })
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
  expect((await member.stories(solution.id)).metrics[0]!.user_story).toBe(`Version ${winner}`)
})

eachEngine('of fifty ratings of one cell from the same sight one wins', async (app) => {
  const member = await app.memberOf('ratings')
  const { option } = await member.fullSolution()
  const cell = { functional_option_id: option.id, fhn_id: 3, virtuous: true, previous: null }
  const answers = await atOnce((n) =>
    member.call(saveOptionAnalysis, { body: { updates: [{ ...cell, measure: 1 + (n % 2) }] } }),
  )
  // half of them wanted what the winner wrote, which is no conflict
  expect(tally(answers)).toEqual({ 200: 25, 409: 25 })
})

eachEngine('fifty deletions of one thing delete it once', async (app) => {
  const member = await app.memberOf('deletions')
  const { option, solution } = await member.fullSolution()
  const options = await atOnce(() => member.call(deleteFunctionalOption, { params: { id: option.id } }))
  expect(tally(options)).toEqual({ 200: 1, 404: 49 })
  const solutions = await atOnce(() => member.call(deleteSolution, { params: { id: solution.id } }))
  expect(tally(solutions)).toEqual({ 200: 1, 404: 49 })
})

eachEngine('edits and deletions of one thing at once end in success or not found, never in failure', async (app) => {
  const member = await app.memberOf('edit and delete')
  const { option } = await member.fullSolution()
  const params = { id: option.id }
  const answers = await atOnce((n) =>
    n === 25
      ? member.call(deleteFunctionalOption, { params })
      : member.call(updateFunctionalOption, { params, body: { functional_option: `Edit ${n}` } }),
  )
  const counts = tally(answers)
  expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(TIMES)
})

eachEngine('fifty writes raise the revision fifty times, and the same name at once is one person', async (app) => {
  const member = await app.memberOf('revisions')
  const { storyId } = await member.fullSolution()
  const before = await readRevision(app.db, member.sessionId)
  await atOnce((n) => member.call(addFunctionalOption, { body: { user_story_id: storyId, functional_option: `${n}` } }))
  expect(await readRevision(app.db, member.sessionId)).toBe(before + TIMES)
  const named = await atOnce(() => member.call(nameMe, { body: { email: 'same@example.org' } }))
  expect(tally(named)).toEqual({ 200: TIMES })
  expect(await readRevision(app.db, member.sessionId)).toBe(before + TIMES + 1)
})
