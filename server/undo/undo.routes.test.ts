import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { addStakeholder, removeStakeholder } from '#contract/stakeholders.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { undo } from '#contract/undo.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import { cleanUp } from '../maintenance.ts'
import { dumpDatabase } from '../testing/dump-database.ts'
import { eachEngine } from '../testing/each-engine.ts'
import type { CallOptions, TestApp } from '../testing/test-app.ts'
import type { Workbench } from '../testing/workbench.ts'

type Full = Awaited<ReturnType<Workbench['fullSolution']>>
const DAY = 24 * 60 * 60 * 1000

/** Every kind of deletion, by what undo calls it. */
const deletions: Record<string, (full: Full) => [Endpoint, CallOptions]> = {
  solution: ({ solution }) => [deleteSolution, { params: { id: solution.id } }],
  reset: ({ solution }) => [
    setSolutionPurposes,
    { body: { solution_id: solution.id, purpose_ids: [3], metrics_action: 'reset' } },
  ],
  metric: ({ solution }) => [removeMetric, { params: { solution_id: solution.id, metric_id: 27 } }],
  stakeholder: ({ solution }) => [removeStakeholder, { params: { solution_id: solution.id, stakeholder_id: 1 } }],
  option: ({ option }) => [deleteFunctionalOption, { params: { id: option.id } }],
  requirement: ({ requirement }) => [deleteSystemRequirement, { params: { id: requirement.id } }],
}

/** All that people have made; the history of it does not go back. */
async function work(app: TestApp) {
  const { activity, sessions, ...rest } = await dumpDatabase(app.db)
  expect(activity).toBeDefined()
  expect(sessions).toBeDefined()
  return rest
}

const take = async (member: Workbench, [endpoint, options]: [Endpoint, CallOptions]) =>
  (await member.get<{ undo: string }>(endpoint, options)).undo

for (const [kind, deletion] of Object.entries(deletions)) {
  eachEngine(`undo brings back a deleted ${kind}, every row under its id, once`, async (app) => {
    const member = await app.memberOf(`undo ${kind}`)
    const full = await member.fullSolution()
    const before = await work(app)
    const token = await take(member, deletion(full))
    expect(await work(app)).not.toEqual(before)

    const answer = await member.call(undo, { params: { token } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ kind, solution_id: full.solution.id })
    expect(await work(app)).toEqual(before)
    expect((await member.call(undo, { params: { token } })).statusCode).toBe(404)
  })
}

eachEngine('undo refuses when the place was taken or what it hung on is gone', async (app) => {
  const member = await app.memberOf('taken')
  const full = await member.fullSolution()
  const stakeholder = await take(member, deletions.stakeholder!(full))
  await member.get(addStakeholder, { body: { solution_id: full.solution.id, stakeholder_id: 1 } })
  const requirement = await take(member, deletions.requirement!(full))
  const option = await take(member, deletions.option!(full))

  const before = await dumpDatabase(app.db)
  for (const token of [stakeholder, requirement]) {
    const answer = await member.call(undo, { params: { token } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'PLACE_TAKEN' })
  }
  expect(await dumpDatabase(app.db)).toEqual(before)

  await member.get(undo, { params: { token: option } })
  expect((await member.call(undo, { params: { token: requirement } })).statusCode).toBe(200)
})

eachEngine("another session's token does not exist; the host may use it", async (app) => {
  const member = await app.memberOf('token of mine')
  const token = await take(member, deletions.metric!(await member.fullSolution()))
  const stranger = await app.memberOf('token of others')
  const before = await dumpDatabase(app.db)
  expect((await stranger.call(undo, { params: { token } })).statusCode).toBe(404)
  expect((await member.call(undo, { params: { token: 'A'.repeat(22) } })).statusCode).toBe(404)
  expect((await member.call(undo, { params: { token: 'short' } })).statusCode).toBe(400)
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await (await app.host()).call(undo, { params: { token } })).statusCode).toBe(200)
})

eachEngine('what was deleted is kept for thirty days', async (app) => {
  const member = await app.memberOf('thirty days')
  const full = await member.fullSolution()
  const first = await take(member, deletions.requirement!(full))
  await cleanUp(app.db, Date.now() + (TRASH_DAYS - 1) * DAY)
  expect((await member.call(undo, { params: { token: first } })).statusCode).toBe(200)
  const second = await take(member, deletions.requirement!(full))
  await cleanUp(app.db, Date.now() + (TRASH_DAYS + 1) * DAY)
  expect((await member.call(undo, { params: { token: second } })).statusCode).toBe(404)
})
