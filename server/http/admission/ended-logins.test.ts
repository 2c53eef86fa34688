import { expect, vi } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { listWorkshops, loginAsHost, logoutAsHost, replaceSessionId } from '#contract/admin.ts'
import type { CallName } from '#contract/index.ts'
import { endpoints } from '#contract/index.ts'
import { letGo } from '#contract/participants.ts'
import { leaveSession, readMe, validateSession } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import { cleanUp } from '../../process/clean-up.ts'

const guarded = endpoints.filter(({ access }) => access.kind !== 'open' && access.kind !== 'results')

/** Somebody else's browser with a copy of these cookies. */
function copyOf(app: TestApp, jar: Map<string, string>) {
  const copy = app.somebody()
  for (const [name, value] of jar) copy.jar.set(name, value)
  return copy
}

async function expectAllRejected(app: TestApp, jar: Map<string, string>, calls: Record<CallName, CallOptions>) {
  expect(guarded.length).toBeGreaterThan(80)
  const before = await dumpDatabase(app.db)
  for (const endpoint of guarded) {
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    const answer = await copyOf(app, jar).call(endpoint, calls[name])
    expect(answer.statusCode, name).toBe(401)
    expect(answer.cookies, name).toEqual([])
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
}

async function hostOfTheirOwn(app: TestApp) {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  return host
}

eachEngine('every call rejects the copied cookie of a member who has logged out', async (app) => {
  const member = await app.memberOf('logged out', 'ana@example.org')
  const calls = await validCalls(member)
  const copied = new Map(member.jar)
  expect((await member.call(leaveSession)).statusCode).toBe(204)
  await expectAllRejected(app, copied, calls)
})

eachEngine('every call rejects the copied cookie of a host who has logged out', async (app) => {
  const calls = await validCalls(await app.memberOf('logged out as host'))
  const host = await hostOfTheirOwn(app)
  const copied = new Map(host.jar)
  expect((await host.call(logoutAsHost)).statusCode).toBe(204)
  await expectAllRejected(app, copied, calls)
})

for (const order of ['removal first', 'new session ID first'] as const) {
  eachEngine(
    `every call rejects a cookie without an e-mail after removal and new session ID: ${order}`,
    async (app) => {
      const title = `stale, ${order}`
      const nameless = await app.memberOf(title)
      await app.memberOf(title, 'eve@example.org')
      const calls = await validCalls(nameless)
      const host = await app.host()
      const params = { id: nameless.sessionId }
      const remove = () => host.call(letGo, { params, body: { email: 'eve@example.org', let_go: true } })
      const replace = () => host.call(replaceSessionId, { params })
      for (const step of order === 'removal first' ? [remove, replace] : [replace, remove]) {
        expect((await nameless.call(readMe)).statusCode).toBe(200)
        expect((await step()).statusCode).toBeLessThan(300)
      }
      await expectAllRejected(app, nameless.jar, calls)
    },
  )
}

eachEngine("logging out leaves the same person's other devices and the host of that browser alone", async (app) => {
  const phone = await app.memberOf('two devices', 'ana@example.org')
  const laptop = await app.memberOf('two devices', 'ana@example.org')
  await phone.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await phone.call(leaveSession)
  expect((await laptop.call(readMe)).json()).toMatchObject({ email: 'ana@example.org' })
  expect((await phone.call(listWorkshops)).statusCode).toBe(200)
  expect((await phone.call(leaveSession)).statusCode).toBe(204)
  expect((await (await app.host()).call(listWorkshops)).statusCode).toBe(200)
})

eachEngine('logging out ends the cookie from before a renewal too, for as long as it would be valid', async (app) => {
  const member = await app.memberOf('renewed, then logged out', 'ana@example.org')
  const first = new Map(member.jar)
  const start = Date.now()
  try {
    vi.setSystemTime(start + 2 * DAY_MS)
    expect((await member.call(readMe)).cookies).toHaveLength(1)
    const renewed = new Map(member.jar)
    expect(renewed).not.toEqual(first)
    await member.call(leaveSession)
    for (const days of [2, 29, 31.9]) {
      vi.setSystemTime(start + days * DAY_MS)
      await cleanUp(app.db, Date.now())
      for (const jar of [first, renewed]) expect((await copyOf(app, jar).call(readMe)).statusCode).toBe(401)
    }
    expect(await endedLogins(app)).not.toEqual([])
    await cleanUp(app.db, start + 34 * DAY_MS)
    expect(await endedLogins(app)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

const endedLogins = ({ db }: TestApp) => db.read.selectFrom('ended_logins').select('login').execute()

eachEngine('a repeated request with an ended login does not get the stored answer', async (app) => {
  const member = await app.memberOf('replayed', 'ana@example.org')
  const copy = copyOf(app, member.jar)
  const body = { solution_name: 'Once', primary_fhn: 1, session_id: member.sessionId, user_email: 'ana@example.org' }
  const call = { headers: { 'idempotency-key': 'created-once' }, body }
  expect((await copy.call(createSolution, call)).statusCode).toBe(201)
  await member.call(leaveSession)
  expect((await copy.call(createSolution, call)).statusCode).toBe(401)
})

eachEngine('a login that has ended cannot be taken up again with the session ID', async (app) => {
  const member = await app.memberOf('not taken up', 'ana@example.org')
  const copy = copyOf(app, member.jar)
  await member.call(leaveSession)
  expect((await copy.call(validateSession, { query: { id: member.sessionId } })).json()).toEqual({ valid: true })
  expect((await copy.call(readMe)).json()).toMatchObject({ email: null })

  const former = await app.memberOf('not taken up', 'ben@example.org')
  const kept = copyOf(app, former.jar)
  await former.call(leaveSession)
  await (await app.host()).call(replaceSessionId, { params: { id: former.sessionId } })
  const answer = await kept.call(validateSession, { query: { id: former.sessionId } })
  expect(answer.json()).toEqual({ valid: false })
  expect(answer.cookies).toEqual([])
})

eachEngine('an ended login is nobody beside a host in the same browser', async (app) => {
  const member = await app.memberOf('beside a host', 'ana@example.org')
  const both = copyOf(app, new Map([...member.jar, ...(await hostOfTheirOwn(app)).jar]))
  expect((await both.call(readMe)).json()).toMatchObject({ email: 'ana@example.org' })
  await member.call(leaveSession)
  expect((await both.call(readMe)).statusCode).toBe(401)
  expect((await both.call(listSolutions, { query: { session_id: member.sessionId } })).statusCode).toBe(200)
})
