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

eachEngine(
  'fifty writes at once raise the revision fifty times, and the same name at once is one person',
  async (app) => {
    const member = await app.memberOf('revisions')
    const { storyId, option } = await member.fullSolution()
    const revision = () => readRevision(app.db, member.sessionId)
    const add = (n: number) =>
      member.call(addFunctionalOption, { body: { user_story_id: storyId, functional_option: `${n}` } })

    const before = await revision()
    await atOnce(add)
    const after = await revision()
    expect(after).toBe(before + TIMES)
    for (const n of [TIMES, TIMES + 1]) await add(n)
    expect(await revision()).toBe(after + 2)

    const named = await atOnce(() => member.call(nameMe, { body: { email: 'same@example.org' } }))
    expect(tally(named)).toEqual({ 200: TIMES })
    expect(await revision()).toBe(after + 3)

    // A write that changes nothing lowers only its own raise. It is about another option than the change: on PostgreSQL
    // two writers run at once, and either may come first.
    const other = (await add(TIMES + 2)).json<{ id: number }>().id
    const rename = (id: number, name: string) =>
      member.call(updateFunctionalOption, { params: { id }, body: { functional_option: name } })
    await Promise.all([rename(other, `${TIMES + 2}`), rename(option.id, 'Otherwise'), rename(option.id, 'Otherwise')])
    expect(await revision()).toBe(after + 5)
  },
)

eachEngine('what is told of writes that come at once is told in full before its revision is', async (app) => {
  const member = await app.memberOf('told together')
  const { storyId } = await member.fullSolution()
  const follower = await app.follow(member)
  const add = (text: string) =>
    member.call(addFunctionalOption, { body: { user_story_id: storyId, functional_option: text } })
  // what was done before may still be on the way
  const mark = (await add('A mark')).json<{ id: number }>().id
  await follower.until('change', ({ changes }) => changes.some(({ subject_id }) => subject_id === mark))
  const answers = await atOnce((n) => add(`${n}`))
  const last = await readRevision(app.db, member.sessionId)
  const revisions: number[] = []
  const told = new Set<number | null>()
  while (revisions.at(-1) !== last) {
    const { data } = await follower.until('change')
    revisions.push(data.revision)
    for (const { subject_id } of data.changes) told.add(subject_id)
  }
  // whoever has seen a revision reads nothing again when it comes back at the same one
  expect(new Set(revisions).size).toBe(revisions.length)
  const added = answers.map((answer) => answer.json<{ id: number }>().id)
  expect(told).toEqual(new Set(added))
  follower.close()
})
