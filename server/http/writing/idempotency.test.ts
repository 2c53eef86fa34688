import { expect } from 'vitest'
import { enterWorkshop, listWorkshops, openWorkshop, type Workshop } from '#contract/admin.ts'
import { HOUR_MS, IDEMPOTENCY_HOURS } from '#contract/limits.ts'
import { addMetric, removeMetric } from '#contract/metrics.ts'
import { nameMe, readMe, validateSession, type Me } from '#contract/session.ts'
import { createSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { cleanUp } from '../../process/clean-up.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const withKey = (key: string) => ({ 'idempotency-key': key })
const create = (member: Workbench, key: string, solution_name = 'Once') =>
  member.call(createSolution, {
    headers: withKey(key),
    body: { solution_name, primary_fhn: 1, session_id: member.sessionId, user_email: 'a@example.org' },
  })

eachEngine('a repeated key replays the first answer and changes nothing, not even the revision', async (app) => {
  const member = await app.memberOf('replay')
  const first = await create(member, 'key-1')
  const before = await dumpDatabase(app.db)
  const second = await create(member, 'key-1')
  expect(second.statusCode).toBe(201)
  expect(second.body).toBe(first.body)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('the answer is replayed even when what it made is gone since', async (app) => {
  const member = await app.memberOf('gone since')
  const { id } = await member.createSolution()
  const options = { headers: withKey('key-2'), body: { solution_id: id, metric_id: 7 } }
  const first = await member.call(addMetric, options)
  await member.get(removeMetric, { params: { solution_id: id, metric_id: 7 } })
  expect((await member.call(addMetric, options)).body).toBe(first.body)
  expect((await member.stories(id)).metrics).toEqual([])
})

eachEngine('a key used for another body or another call is refused', async (app) => {
  const member = await app.memberOf('reused')
  const { id } = (await create(member, 'key-3')).json<{ id: number }>()
  const before = await dumpDatabase(app.db)
  const otherBody = await create(member, 'key-3', 'Another')
  expect(otherBody.statusCode).toBe(422)
  expect(otherBody.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const otherCall = { headers: withKey('key-3'), body: { solution_id: id, metric_id: 7 } }
  expect((await member.call(addMetric, otherCall)).statusCode).toBe(422)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('each session has its own keys, and so has the host', async (app) => {
  const one = await app.memberOf('keys of one')
  const two = await app.memberOf('keys of two')
  expect((await create(one, 'key-4')).statusCode).toBe(201)
  expect((await create(two, 'key-4')).statusCode).toBe(201)

  const host = await app.host()
  const open = () => host.call(openWorkshop, { headers: withKey('key-4'), body: { title: 'Opened once' } })
  expect((await open()).body).toBe((await open()).body)
  const workshops = (await host.call(listWorkshops)).json<Workshop[]>()
  expect(workshops.filter(({ title }) => title === 'Opened once')).toHaveLength(1)
})

eachEngine('a refused write leaves its key free', async (app) => {
  const member = await app.memberOf('free')
  expect((await create(member, 'key-5', ' ')).statusCode).toBe(400)
  const { id } = await member.createSolution()
  await member.addMetric(id, 7)
  const add = () => member.call(addMetric, { headers: withKey('key-6'), body: { solution_id: id, metric_id: 7 } })
  expect((await add()).statusCode).toBe(409)
  await member.get(removeMetric, { params: { solution_id: id, metric_id: 7 } })
  expect((await add()).statusCode).toBe(201)
})

eachEngine('a write that changed nothing is replayed too, rather than made later', async (app) => {
  const member = await app.memberOf('unchanged')
  const { id } = await member.createSolution()
  await member.setPurposes(id, [1])
  const set = () =>
    member.call(setSolutionPurposes, { headers: withKey('key-7'), body: { solution_id: id, purpose_ids: [1] } })
  const first = await set()
  await member.setPurposes(id, [1, 2])
  const before = await dumpDatabase(app.db)
  expect((await set()).body).toBe(first.body)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a repeated call that gives a cookie gives it again', async (app) => {
  const member = await app.memberOf('cookies')
  const body = { email: 'ana@example.org' }
  await member.get(nameMe, { headers: withKey('key-8'), body })
  await member.call(validateSession, { query: { id: (await app.workshop('elsewhere')).id } })
  await member.call(validateSession, { query: { id: member.sessionId } })
  expect(await member.get<Me>(readMe)).toMatchObject({ email: null })
  await member.get(nameMe, { headers: withKey('key-8'), body })
  expect(await member.get<Me>(readMe)).toMatchObject({ email: 'ana@example.org' })

  const host = await app.host()
  const enter = () => host.call(enterWorkshop, { headers: withKey('key-9'), params: { id: member.sessionId } })
  expect((await enter()).cookies).toHaveLength(1)
  expect((await enter()).cookies).toHaveLength(1)
})

eachEngine('keys are forgotten after a day', async (app) => {
  const member = await app.memberOf('a day')
  const first = await create(member, 'key-10')
  await cleanUp(app.db, Date.now() + (IDEMPOTENCY_HOURS - 1) * HOUR_MS)
  expect((await create(member, 'key-10')).body).toBe(first.body)
  await cleanUp(app.db, Date.now() + (IDEMPOTENCY_HOURS + 1) * HOUR_MS)
  expect((await create(member, 'key-10')).body).not.toBe(first.body)
})

eachEngine('a key is 1 to 200 printable characters', async (app) => {
  const member = await app.memberOf('key shape')
  expect((await create(member, 'k'.repeat(200))).statusCode).toBe(201)
  for (const key of ['', 'k'.repeat(201), 'with space', 'ümlaut']) {
    expect((await create(member, key)).statusCode).toBe(400)
  }
})
