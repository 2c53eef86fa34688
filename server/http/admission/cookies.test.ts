import { expect, vi } from 'vitest'
import { enterWorkshop, listWorkshops, loginAsHost } from '#contract/admin.ts'
import { leaveSession, nameMe, readMe, validateSession } from '#contract/session.ts'
import { listSolutions, readSolution } from '#contract/solutions.ts'
import type { Tx } from '../../db/schema.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'

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

behindProxy('cookies are Secure where the proxy speaks https, and only there', async (app) => {
  const { id } = await app.workshop('secure')
  const secure = await app.somebody().call(validateSession, { query: { id }, headers: https })
  expect(secure.cookies[0]).toMatchObject({ secure: true })
  const plain = await app.somebody().call(validateSession, { query: { id } })
  expect(plain.cookies[0]).not.toHaveProperty('secure')
})

eachEngine('a cookie that was tampered with is no cookie', async (app) => {
  const member = await app.memberOf('tampered')
  const host = await app.host()
  const [name, value] = [...member.jar][0]!
  const [hostName, hostValue] = [...host.jar].find(([key]) => key.includes('host'))!
  const [sessionId, participant, until, signature] = value.split('.')
  const forgeries = [
    `${Number(sessionId) + 1}.${participant}.${until}.${signature}`,
    `${sessionId}.1.${until}.${signature}`,
    `${sessionId}.${participant}.${Number(until) + 1}.${signature}`,
    `${sessionId}.${participant}.${until}`,
    // signed by us, as it was before cookies had an end of their own
    app.fastify.signCookie(`${sessionId}.${participant}`),
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

const DAY = 24 * 60 * 60 * 1000
/** Lets days pass, and does something then. */
async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  vi.setSystemTime(Date.now() + days * DAY)
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
