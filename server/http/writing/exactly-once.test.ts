import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { changeGroups } from '#contract/groups.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { changeRoom } from '#contract/room.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import { readCode } from '../../workshop/session-code.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName
/** These store nothing, so that whoever repeats one does no harm. */
const storeNothing: CallName[] = [
  'POST /api/presence',
  'POST /api/logout',
  'POST /api/admin/login',
  'POST /api/admin/logout',
]
const writes = endpoints.filter(
  (endpoint) => endpoint.method !== 'GET' && !endpoint.answersSecret && !storeNothing.includes(nameOf(endpoint)),
)
const things = writes.filter(({ access }) => 'ids' in access || access.kind === 'trash')
/** Silent ratings are a participant's alone. */
const ofTheHostToo = things.filter((endpoint) => nameOf(endpoint) !== 'PUT /api/silent_ratings')

let prepared = 0
/** A valid call with a key, in a workshop of its own. */
async function prepare(app: TestApp, endpoint: Endpoint, who: 'member' | 'host') {
  const name = nameOf(endpoint)
  prepared += 1
  const member = await app.memberOf(`Workshop ${prepared}`, 'ana@example.org')
  const host = await app.host()
  const options = { ...(await validCalls(member, name))[name], headers: { 'idempotency-key': `key-${prepared}` } }
  if (name === 'PUT /api/silent_ratings') {
    await host.call(changeRoom, { params: { id: member.sessionId }, body: { silent_rating: true } })
  }
  if (endpoint.tag === 'groups') {
    await host.call(changeGroups, { params: { id: member.sessionId }, body: { made_by: 'everybody' } })
  }
  const caller = who === 'host' ? host : member
  return { send: () => caller.call(endpoint, options), session: readCode(member.sessionId) }
}

/** Everything that a call can address inside the workshop goes, without a trace in the bin. */
async function takeEverythingAway({ db }: TestApp, code: string) {
  const session = db.write.selectFrom('sessions').select('id').where('code', '=', code)
  await db.write.deleteFrom('solutions').where('session_id', 'in', session).execute()
  await db.write.deleteFrom('trash').where('session_id', 'in', session).execute()
}

async function expectOneAnswer(app: TestApp, endpoint: Endpoint, who: 'member' | 'host') {
  const { send, session } = await prepare(app, endpoint, who)
  // as far as the caller knows, this answer was lost
  const first = await send()
  expect(first.statusCode).toBe(endpoint.status)
  await takeEverythingAway(app, session)
  const before = await dumpDatabase(app.db)
  const second = await send()
  expect(second.statusCode).toBe(first.statusCode)
  expect(second.body).toBe(first.body)
  expect(await dumpDatabase(app.db)).toEqual(before)
}

for (const endpoint of writes) {
  const who = endpoint.access.kind === 'host' ? 'host' : 'member'
  eachEngine(`${nameOf(endpoint)}: repeated after a lost answer it gets that answer, whatever has gone since`, (app) =>
    expectOneAnswer(app, endpoint, who),
  )
}

for (const endpoint of ofTheHostToo) {
  eachEngine(`${nameOf(endpoint)}: also when the host did it`, (app) => expectOneAnswer(app, endpoint, 'host'))
}

eachEngine('a repetition is not answered to whoever is not in, nor once the workshop is closed', async (app) => {
  const endpoint = things[0]!
  const { send, session } = await prepare(app, endpoint, 'member')
  await send()
  await app.db.write.updateTable('sessions').set({ status: 'closed' }).where('code', '=', session).execute()
  expect((await send()).json()).toMatchObject({ code: 'SESSION_ENDED' })
})

eachEngine('a deletion made twice at once with one key is made once, and both are told how to undo it', async (app) => {
  for (const endpoint of things.filter(({ method }) => method === 'DELETE')) {
    const { send } = await prepare(app, endpoint, 'member')
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  }
})
