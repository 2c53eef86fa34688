import { expect } from 'vitest'
import { openWorkshop } from '#contract/admin.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { changeRoom, readRoom, readRoomScreen, type Room, type RoomScreen } from '#contract/room.ts'
import { makeResultsLink, takeBackResultsLink, type NewResultsLink } from '#contract/results.ts'
import { giveOwnName, nameMe, validateSession } from '#contract/session.ts'
import { createSolution, deleteSolution } from '#contract/solutions.ts'
import { undo } from '#contract/undo.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

async function change(app: TestApp, id: string, body: object) {
  return (await app.host()).call(changeRoom, { params: { id }, body })
}

const roomOf = (member: Workbench) => member.get<Room>(readRoom)

eachEngine('everybody reads what the host announces, and it stays until it is taken back', async (app) => {
  const member = await app.memberOf('announced')
  const still = { timer: null, frozen: false, status: 'open', silent_rating: false }
  const quiet = { title: 'announced', language: 'en', step: null, message: null, ...still }
  expect(await roomOf(member)).toEqual(quiet)

  const answer = await change(app, member.sessionId, { step: 4, message: '  Coffee at ten. ' })
  expect(answer.json()).toEqual({ ...quiet, step: 4, message: 'Coffee at ten.' })
  await change(app, member.sessionId, { frozen: true })
  expect(await roomOf(member)).toEqual({ ...quiet, step: 4, message: 'Coffee at ten.', frozen: true })
  await change(app, member.sessionId, { step: null, message: null, frozen: false })
  expect(await roomOf(member)).toEqual(quiet)
  expect(await roomOf(await app.memberOf('not announced'))).toEqual({ ...quiet, title: 'not announced' })
})

eachEngine('a message that another window changed meanwhile is not written over unseen', async (app) => {
  const { sessionId } = await app.memberOf('two windows')
  expect((await change(app, sessionId, { message: 'Coffee', previous: null })).statusCode).toBe(200)

  for (const message of ['Lunch', null]) {
    const refused = await change(app, sessionId, { message, previous: null, frozen: true })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      error: 'The message to everyone was changed in the meantime.',
      code: 'MESSAGE_CHANGED',
      conflicts: [{ message: 'Coffee', by: null, at: null }],
    })
  }
  const kept = (await change(app, sessionId, { message: ' Coffee ', previous: 'Tea' })).json<Room>()
  expect(kept).toMatchObject({ message: 'Coffee', frozen: false })
  expect((await change(app, sessionId, { message: 'Lunch', previous: 'Coffee' })).json()).toMatchObject({
    message: 'Lunch',
  })
  // without it the last one stands, as ever
  expect((await change(app, sessionId, { message: null })).json()).toMatchObject({ message: null })
})

eachEngine('of two windows that answer the same message at once one is told', async (app) => {
  const { sessionId } = await app.memberOf('at once')
  const answers = await Promise.all(
    ['Coffee', 'Lunch'].map((message) => change(app, sessionId, { message, previous: null })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

eachEngine('a timer ends as many minutes from now as the host says', async (app) => {
  const member = await app.memberOf('timed')
  const before = Date.now()
  await change(app, member.sessionId, { timer_minutes: 15 })
  const after = Date.now()
  const { timer } = await roomOf(member)
  expect(timer?.minutes).toBe(15)
  const started = Date.parse(timer?.ends_at ?? '') - 15 * 60_000
  expect(started >= before && started <= after).toBe(true)
  await change(app, member.sessionId, { timer_minutes: null })
  expect((await roomOf(member)).timer).toBeNull()
})

eachEngine(
  'the link to the results is on the wall as long as it holds, and nobody else reads it there',
  async (app) => {
    const member = await app.memberOf('with a link')
    const stranger = await app.memberOf('without one')
    const host = await app.host()
    const make = async (id: string) =>
      (await host.call(makeResultsLink, { params: { id }, body: { days: 7 } })).json<NewResultsLink>().token
    const wall = async () =>
      (await host.call(readRoomScreen, { params: { id: member.sessionId } })).json<RoomScreen>().results_token
    const results_token = await make(member.sessionId)
    expect(await wall()).toBeUndefined()
    await change(app, member.sessionId, { scene: { kind: 'end' }, results_token })
    expect(JSON.stringify(await roomOf(member))).not.toContain(results_token)
    // it is there again when the wall comes back to the end
    await change(app, member.sessionId, { scene: { kind: 'blank' } })
    await change(app, member.sessionId, { scene: { kind: 'end' } })
    expect(await wall()).toBe(results_token)
    const elsewhere = await change(app, stranger.sessionId, { scene: { kind: 'end' }, results_token })
    expect(elsewhere.statusCode).toBe(404)

    await make(member.sessionId)
    expect(await wall()).toBeUndefined()
    expect((await change(app, member.sessionId, { results_token })).statusCode).toBe(404)
    const newer = await make(member.sessionId)
    await change(app, member.sessionId, { results_token: newer })
    await host.call(takeBackResultsLink, { params: { id: member.sessionId } })
    expect(await wall()).toBeUndefined()
    const stored = JSON.stringify(await dumpDatabase(app.db))
    for (const token of [results_token, newer]) expect(stored).not.toContain(token)
  },
)

eachEngine('what is no step, no message and no time is refused', async (app) => {
  const { sessionId } = await app.memberOf('strict room')
  const before = await dumpDatabase(app.db)
  const wrong = [
    { step: 0 },
    { step: 8 },
    { step: 'metrics' },
    { message: '   ' },
    { message: 'x'.repeat(201) },
    { timer_minutes: 0 },
    { timer_minutes: 241 },
    { timer_minutes: 1.5 },
    { frozen: 'yes' },
    { silent_rating: 1 },
  ]
  for (const body of wrong) expect((await change(app, sessionId, body)).statusCode, JSON.stringify(body)).toBe(400)
  expect((await change(app, '2222-2222', { step: 1 })).statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('while editing is frozen the server refuses it to everybody but the host', async (app) => {
  const member = await app.memberOf('frozen')
  const { solution } = await member.fullSolution()
  const spare = await member.createSolution({ name: 'Spare' })
  const { undo: token } = await member.get<{ undo: string }>(deleteSolution, { params: { id: spare.id } })
  const body = { solution_name: 'x', primary_fhn: 1, session_id: member.sessionId, user_email: 'a@example.org' }
  const headers = { 'idempotency-key': 'before-the-freeze' }
  const first = await member.call(createSolution, { headers, body })
  await change(app, member.sessionId, { frozen: true })

  const before = await dumpDatabase(app.db)
  for (const refused of [
    await member.call(createSolution, { body }),
    await member.call(deleteSolution, { params: { id: solution.id } }),
    await member.call(undo, { params: { token } }),
  ]) {
    expect(refused.statusCode).toBe(423)
    expect(refused.json()).toEqual({ error: roomMessages.frozen, code: 'FROZEN' })
  }
  expect(await dumpDatabase(app.db)).toEqual(before)

  // what was done before answers its repetition, people still come in, and reading goes on
  expect((await member.call(createSolution, { headers, body })).json()).toEqual(first.json())
  const late = app.somebody()
  expect((await late.call(validateSession, { query: { id: member.sessionId } })).json()).toEqual({ valid: true })
  expect((await late.call(nameMe, { body: { email: 'late@example.org' } })).statusCode).toBe(200)
  expect((await member.stories(solution.id)).metrics).toHaveLength(1)

  expect((await (await app.host()).call(createSolution, { body })).statusCode).toBe(201)
  await change(app, member.sessionId, { frozen: false })
  expect((await member.call(createSolution, { body })).statusCode).toBe(201)
})

eachEngine('the room screen counts people, and names nobody who is not here', async (app) => {
  const member = await app.memberOf('on the wall', 'ana@example.org')
  await app.memberOf('on the wall', 'ben@example.org')
  const host = await app.host()
  const answer = await host.call(readRoomScreen, { params: { id: member.sessionId.toLowerCase() } })
  expect(answer.json()).toEqual({
    ...(await roomOf(member)),
    id: member.sessionId,
    participants: 2,
    here: [],
    join_url: null,
  })
  expect(answer.body).not.toContain('@')
})

const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org' })

withPublicUrl('the room screen leads to the address people use', async (app) => {
  const host = await app.host()
  const { id } = (await host.call(openWorkshop, { body: { title: 'Public' } })).json<{ id: string }>()
  const room = (await host.call(readRoomScreen, { params: { id } })).json<RoomScreen>()
  expect(room.join_url).toBe('https://workshop.example.org')
})

eachEngine('the wall says who is here, each once, and while e-mails are hidden by their names alone', async (app) => {
  const ana = await app.memberOf('on the wall', 'ana@example.org')
  const ben = await app.memberOf('on the wall', 'ben@example.org')
  const id = ana.sessionId
  const wall = async () => {
    const host = await app.host()
    return (await host.call(readRoomScreen, { params: { id } })).json<RoomScreen>().here
  }
  expect(await wall()).toEqual([])
  await ana.get(giveOwnName, { body: { name: 'Ana' } })
  for (const tab of ['tab-1-of-ana', 'tab-2-of-ana']) await app.tell(ana, { tab })
  await app.tell(ben, { tab: 'tab-of-ben' })
  await app.tell(await app.memberOf('on the wall'), { tab: 'tab-of-nobody' })
  await expect.poll(wall).toEqual([{ name: 'Ana', email: 'ana@example.org' }, { email: 'ben@example.org' }])
  await change(app, id, { hide_emails: true })
  await expect.poll(wall).toEqual([{ name: 'Ana' }, {}])
})
