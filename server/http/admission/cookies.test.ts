import { expect, vi } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { enterWorkshop, listWorkshops, loginAsHost, logoutAsHost } from '#contract/admin.ts'
import { leaveSession, nameMe, readMe, validateSession } from '#contract/session.ts'
import { listSolutions, readSolution } from '#contract/solutions.ts'
import { readSilentRound } from '#contract/silent-rating.ts'
import type { Tx } from '../../db/schema.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { rateSilently, roundOf, silentWorkshop } from '../../testing/app/silent-workshop.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { hostCookieHeader } from './cookies.ts'
import { readHostKey } from './host-password.ts'

const behindProxy = eachEngineWith({ trustProxy: true })
const https = { 'x-forwarded-proto': 'https' }

eachEngine('cookies are HttpOnly, SameSite=Lax, signed, and never the bare session ID', async (app) => {
  const { id } = await app.workshop('flags')
  const joined = await app.somebody().call(validateSession, { query: { id }, headers: https })
  const host = await app.somebody().call(loginAsHost, { body: { password: HOST_PASSWORD } })
  for (const answer of [joined, host]) {
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: expect.any(Number) })
    expect(cookie!.value).toMatch(/^\d+\.[\w.-]*\.[\w+/=]{40,}$/)
    expect(cookie, 'not Secure: the room may be on plain http').not.toHaveProperty('secure')
    expect(String(answer.headers['set-cookie'])).not.toContain(id.replace('-', ''))
  }
})

behindProxy('cookies are Secure and bound to this host where the proxy speaks https, and only there', async (app) => {
  const { id } = await app.workshop('secure')
  const secure = await app.somebody().call(validateSession, { query: { id }, headers: https })
  expect(secure.cookies).toMatchObject([{ name: '__Host-ninefold_session', path: '/', secure: true }])
  expect(secure.cookies[0]).not.toHaveProperty('domain')
  const plain = await app.somebody().call(validateSession, { query: { id } })
  expect(plain.cookies).toMatchObject([{ name: 'ninefold_session' }])
  expect(plain.cookies[0]).not.toHaveProperty('secure')
})

behindProxy('over https no cookie counts that plain http, and so another host, could have set', async (app) => {
  const { id } = await app.workshop('only prefixed')
  const plain = app.somebody()
  await plain.call(validateSession, { query: { id } })
  expect((await plain.call(readMe)).statusCode).toBe(200)
  expect((await plain.call(readMe, { headers: https })).statusCode).toBe(401)
  // nor under the other name: the signature covers it
  plain.jar.set('__Host-ninefold_session', plain.jar.get('ninefold_session')!)
  expect((await plain.call(readMe, { headers: https })).statusCode).toBe(401)
})

behindProxy('logging out over https clears the cookies in the browser', async (app) => {
  const { id } = await app.workshop('cleared')
  const member = app.somebody()
  await member.call(validateSession, { query: { id }, headers: https })
  await member.call(loginAsHost, { body: { password: HOST_PASSWORD }, headers: https })
  for (const endpoint of [leaveSession, logoutAsHost]) {
    const { cookies } = await member.call(endpoint, { headers: https })
    // browsers ignore one with the prefix that is not Secure
    expect(cookies).toMatchObject([{ name: expect.stringMatching(/^__Host-/), path: '/', secure: true, value: '' }])
  }
  // that a host has signed in here before opens nothing
  expect([...member.jar.keys()]).toEqual(['__Host-ninefold_known_browser'])
})

const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org' })

withPublicUrl('cookies are Secure where PUBLIC_URL is https, whatever the proxy says', async (app) => {
  const { id } = await app.workshop('public address')
  const member = app.somebody()
  const joined = await member.call(validateSession, { query: { id } })
  expect(joined.cookies).toMatchObject([{ name: '__Host-ninefold_session', secure: true }])
  expect((await member.call(readMe)).statusCode).toBe(200)
})

withPublicUrl("an operator's command is the host, whether or not cookies have the prefix", async (app) => {
  const key = (await readHostKey(app.db.read))!
  const cookie = hostCookieHeader(key, (value) => app.fastify.signCookie(value))
  expect((await app.fastify.inject({ url: listWorkshops.path, headers: { cookie } })).statusCode).toBe(200)
})

behindProxy('a browser key from before signatures covered the name still counts, and is given again', async (app) => {
  const { ana, option } = await silentWorkshop(app, 'former browser key')
  const participant = (await ana.call(readMe)).json<{ email: string }>().email
  const key = 'a'.repeat(22)
  ana.jar.set('ninefold_browser', app.fastify.signCookie(key))
  await rateSilently(ana, option.id, { 1: 4 })
  expect(ana.jar.get('ninefold_browser')).not.toBe(app.fastify.signCookie(key))
  expect(await roundOf(ana, option.id)).toMatchObject({ own: [{ fhn_id: 1, measure: 4 }] })

  // the same person over https, with the cookie of the earlier version
  const secure = app.somebody()
  secure.jar.set('ninefold_browser', app.fastify.signCookie(key))
  await secure.call(validateSession, { query: { id: ana.sessionId }, headers: https })
  await secure.call(nameMe, { body: { email: participant }, headers: https })
  expect(secure.jar.has('__Host-ninefold_browser')).toBe(true)
  secure.jar.delete('ninefold_browser')
  const query = { functional_option_id: option.id, virtuous: true }
  const round = await secure.call(readSilentRound, { query, headers: https })
  expect(round.json()).toMatchObject({ own: [{ fhn_id: 1, measure: 4 }] })

  // one that is bound to its name does not count under another
  const bound = app.somebody()
  for (const [name, value] of secure.jar) if (!name.includes('browser')) bound.jar.set(name, value)
  bound.jar.set('ninefold_browser', ana.jar.get('ninefold_browser')!)
  expect((await bound.call(readSilentRound, { query, headers: https })).json()).toMatchObject({ own: [] })
})

eachEngine('a cookie that was tampered with is no cookie', async (app) => {
  const member = await app.memberOf('tampered')
  const host = await app.host()
  const [name, value] = [...member.jar][0]!
  const [hostName, hostValue] = [...host.jar].find(([key]) => key.includes('host'))!
  const [sessionId, participant, round, login, until, signature] = value.split('.')
  const unsigned = `${sessionId}.${participant}.${round}.${login}.${until}`
  const forgeries = [
    `${Number(sessionId) + 1}.${participant}.${round}.${login}.${until}.${signature}`,
    `${sessionId}.1.${round}.${login}.${until}.${signature}`,
    `${sessionId}.${participant}.${Number(round) + 1}.${login}.${until}.${signature}`,
    `${sessionId}.${participant}.${round}.${'x'.repeat(22)}.${until}.${signature}`,
    `${sessionId}.${participant}.${round}.${login}.${Number(until) + 1}.${signature}`,
    unsigned,
    // signed by us, but not for this cookie, as in earlier versions
    app.fastify.signCookie(unsigned),
    app.fastify.signCookie(`${sessionId}.${participant}.${until}`),
    app.fastify.signCookie(`ninefold_host=${unsigned}`).replace('ninefold_host=', ''),
    `${value}x`,
    member.sessionId,
    hostValue,
    '',
  ]
  for (const forged of forgeries) {
    member.jar.set(name, forged)
    expect((await member.call(readMe)).statusCode, forged).toBe(401)
  }
  const forgedHost = app.somebody()
  for (const forged of [hostValue.replace(/^\d/, '9'), value]) {
    forgedHost.jar.set(hostName, forged)
    expect((await forgedHost.call(listWorkshops)).statusCode).toBe(401)
  }
})

eachEngine("the host's cookie ends after a working day, also where the browser keeps it", async (app) => {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  expect((await host.call(listWorkshops)).statusCode).toBe(200)
  vi.setSystemTime(Date.now() + 13 * 60 * 60 * 1000)
  try {
    expect((await host.call(listWorkshops)).statusCode).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

/** Lets days pass, and does something then. */
async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  vi.setSystemTime(Date.now() + days * DAY_MS)
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

eachEngine('a session cookie ends after 30 days, also where somebody keeps it', async (app) => {
  const member = await app.memberOf('thirty days', 'ana@example.org')
  const kept = new Map(member.jar)
  expect((await member.call(readMe)).statusCode).toBe(200)
  const later = await daysLater(31, () => member.call(readMe))
  expect(later.statusCode).toBe(401)
  expect(later.json()).toMatchObject({ code: 'NOT_JOINED' })
  expect(new Map(member.jar)).toEqual(kept)
})

eachEngine('use renews a session cookie: once a day, with the same person in it', async (app) => {
  const member = await app.memberOf('renewed by use', 'ana@example.org')
  const query = { session_id: member.sessionId }
  expect((await member.call(listSolutions, { query })).cookies).toEqual([])

  const renewed = await daysLater(29, () => member.call(listSolutions, { query }))
  expect(renewed.cookies).toMatchObject([{ name: 'ninefold_session', maxAge: 30 * 24 * 60 * 60, httpOnly: true }])
  const again = await daysLater(29, () => member.call(listSolutions, { query }))
  expect(again.cookies).toEqual([])
  const muchLater = await daysLater(58, () => member.call(readMe))
  expect(muchLater.json()).toMatchObject({ email: 'ana@example.org' })
})

eachEngine('a refusal renews nothing, and whoever leaves is not brought back by it', async (app) => {
  const member = await app.memberOf('not renewed')
  await daysLater(2, async () => {
    expect((await member.call(readSolution, { params: { id: 2_147_483_647 } })).cookies).toEqual([])
    await member.call(leaveSession)
    expect([...member.jar.keys()]).toEqual([])
  })
})

eachEngine('a cookie is given only once what it stands for is committed', async (app) => {
  const member = await app.memberOf('after the commit')
  const host = await app.host()
  const before = new Map(member.jar)
  const { id } = await app.workshop('after the commit')
  // what a write says to those who follow is the last thing before its commit
  const failing = await withFailingCommits(app, () => member.call(nameMe, { body: { email: 'ana@example.org' } }))
  expect(failing.statusCode).toBeGreaterThanOrEqual(500)
  expect(failing.cookies).toEqual([])
  expect(new Map(member.jar)).toEqual(before)
  expect((await member.call(readMe)).json()).toMatchObject({ email: null })

  const entering = await withFailingCommits(app, () => host.call(enterWorkshop, { params: { id } }))
  expect(entering.statusCode).toBeGreaterThanOrEqual(500)
  expect(entering.cookies).toEqual([])
})

/** Every transaction does its work and then fails, as when the disk is full. */
async function withFailingCommits<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  const transaction = vi.spyOn(app.db, 'transaction').mockImplementation((run: (tx: Tx) => Promise<unknown>) => {
    transaction.mockRestore()
    return app.db.transaction(async (tx) => {
      await run(tx)
      throw new Error('the disk is full')
    })
  })
  return work()
}
