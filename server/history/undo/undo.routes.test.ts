import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Deleted } from '#contract/fields.ts'
import { setSolutionPurposes } from '#contract/solutions.ts'
import { addStakeholder } from '#contract/stakeholders.ts'
import { errors } from '#contract/errors.ts'
import { undo } from '#contract/undo.ts'
import { DAY_MS, TRASH_DAYS } from '#contract/limits.ts'
import { cleanUp } from '../../process/clean-up.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { everyDeletion, type Full } from '../../testing/app/every-deletion.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const nothing = { metrics: 0, stakeholders: 0, stories: 0, options: 0, ratings: 0, requirements: 0 }
const identity = ({ solution }: Full) => ({ solution_id: solution.id, solution_name: solution.solution_name })
const all = { metrics: 1, stakeholders: 1, stories: 1, options: 1, ratings: 1, requirements: 1 }

/** What each deletion says it took. */
const counted: Record<string, Partial<Deleted['took']>> = {
  solution: { name: 'A solution', ...all },
  reset: { name: 'A solution', ...all },
  metric: { name: 'Car kilometres avoided per member per month', ...all, stakeholders: 0 },
  stakeholder: { name: 'Residents', stakeholders: 1 },
  option: { name: 'An option', options: 1, ratings: 1, requirements: 1 },
  requirement: { name: 'The system shall work.', requirements: 1 },
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

for (const [kind, deletion] of Object.entries(everyDeletion)) {
  eachEngine(`undo brings back a deleted ${kind}, every row under its id, once`, async (app) => {
    const member = await app.memberOf(`undo ${kind}`)
    const full = await member.fullSolution()
    const before = await work(app)
    const { undo: token, took } = await member.get<Required<Deleted>>(...deletion(full))
    expect(await work(app)).not.toEqual(before)
    expect(took).toEqual({ ...nothing, kind, ...identity(full), ...counted[kind] })

    const answer = await member.call(undo, { params: { token } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ kind, solution_id: full.solution.id, took })
    expect(await work(app)).toEqual(before)
    expect((await member.call(undo, { params: { token } })).statusCode).toBe(404)
  })
}

eachEngine('undo refuses what is there again and what hung on something that is gone', async (app) => {
  const member = await app.memberOf('taken')
  const full = await member.fullSolution()
  const stakeholder = await take(member, everyDeletion.stakeholder!(full))
  await member.get(addStakeholder, { body: { solution_id: full.solution.id, stakeholder_id: 1 } })
  const requirement = await take(member, everyDeletion.requirement!(full))
  const option = await take(member, everyDeletion.option!(full))

  const before = await dumpDatabase(app.db)
  for (const [token, code] of [
    [stakeholder, 'THERE_AGAIN'],
    [requirement, 'OWNER_GONE'],
  ] as const) {
    const answer = await member.call(undo, { params: { token } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code, error: errors[code][1] })
  }
  expect(await dumpDatabase(app.db)).toEqual(before)

  await member.get(undo, { params: { token: option } })
  expect((await member.call(undo, { params: { token: requirement } })).statusCode).toBe(200)
})

eachEngine("another session's token does not exist; the host may use it", async (app) => {
  const member = await app.memberOf('token of mine')
  const token = await take(member, everyDeletion.metric!(await member.fullSolution()))
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
  const first = await take(member, everyDeletion.requirement!(full))
  await cleanUp(app.db, Date.now() + (TRASH_DAYS - 1) * DAY_MS)
  expect((await member.call(undo, { params: { token: first } })).statusCode).toBe(200)
  const second = await take(member, everyDeletion.requirement!(full))
  await cleanUp(app.db, Date.now() + (TRASH_DAYS + 1) * DAY_MS)
  expect((await member.call(undo, { params: { token: second } })).statusCode).toBe(404)
})

eachEngine('undoing a reset takes back the purposes that came with it', async (app) => {
  const member = await app.memberOf('reset with purposes')
  const { solution } = await member.fullSolution()
  const reset = { solution_id: solution.id, purpose_ids: [1, 5], metrics_action: 'reset' }
  const before = await work(app)
  const token = await take(member, [setSolutionPurposes, { body: reset }])
  await member.get(undo, { params: { token } })
  expect(await work(app)).toEqual(before)
})

eachEngine('undoing a reset keeps purposes that were chosen after it', async (app) => {
  const member = await app.memberOf('purposes after a reset')
  const { solution } = await member.fullSolution()
  const body = { solution_id: solution.id, purpose_ids: [1], metrics_action: 'reset' }
  const token = await take(member, [setSolutionPurposes, { body }])
  await member.setPurposes(solution.id, [2])
  await member.get(undo, { params: { token } })
  const links = app.db.read.selectFrom('solution_purposes').selectAll().where('solution_id', '=', solution.id)
  expect(await links.execute()).toEqual([{ solution_id: solution.id, purpose_id: 2 }])
  expect((await member.stories(solution.id)).metrics).toHaveLength(1)
})

eachEngine('what two people deleted one inside the other comes back in the opposite order', async (app) => {
  const member = await app.memberOf('one inside the other')
  const full = await member.fullSolution()
  const before = await work(app)
  const tokens = []
  for (const kind of ['requirement', 'option', 'metric', 'solution'])
    tokens.push(await take(member, everyDeletion[kind]!(full)))
  for (const token of tokens.toReversed()) await member.get(undo, { params: { token } })
  expect(await work(app)).toEqual(before)
})
