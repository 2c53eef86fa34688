import { expect, onTestFinished } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { loginAsHost } from '#contract/admin.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { readMe, validateSession } from '#contract/session.ts'
import { listSolutions } from '#contract/solutions.ts'
import { buildApp } from '../../app.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { setHostPassword } from './host-password.ts'

const behindProxy = eachEngineWith({ trustProxy: true })
const clock = new TurnedClock()
/** In a second of this clock everything happens at once; whatever waits in it waits until it is turned. */
const withClock = eachEngineWith({ clock })
// a new password logs every host out, also the one that the other tests call
const onItsOwnApp = eachEngineWith({})

const join = (app: TestApp, id: string, from: string, headers = {}) =>
  app.somebody().call(validateSession, { query: { id }, from, headers })
const guessIds = async (app: TestApp, count: number, from: string, headers = {}) => {
  for (let n = 0; n < count; n += 1) {
    // below what all addresses together may guess in a second
    if (n % 20 === 0) clock.turn(1000)
    await join(app, `guess ${n}`, from, headers)
  }
}

const tooManyIds = { error: sessionScreensMessages.tooManyTries, code: 'TOO_MANY_TRIES' }
const tooManyPasswords = {
  error: 'Too many wrong host passwords. Please wait a minute and try again.',
  code: 'TOO_MANY_PASSWORDS',
}

function expectTooMany(answer: LightMyRequestResponse, refusal: object = tooManyIds) {
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toEqual(refusal)
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
}

withClock(
  'after twenty different wrong session IDs an address has to wait; a right one is still accepted',
  async (app) => {
    const { id } = await app.workshop('guessed')
    const from = '10.0.0.1'
    await guessIds(app, 20, from)
    expectTooMany(await join(app, 'the twenty-first', from))
    expect((await join(app, id, from)).json()).toEqual({ valid: true })
    // in earnest: now the answers must not tell right from wrong
    await guessIds(app, 100, from)
    expectTooMany(await join(app, id, from))
    expect((await join(app, id, '10.0.0.2')).json()).toEqual({ valid: true })
  },
)

withClock(
  'the addresses of one IPv6 /64 wait together when they guess session IDs, and so does a whole /48',
  async (app) => {
    for (let n = 1; n <= 20; n += 1) {
      expect((await join(app, `guess ${n}`, `2001:db8:1:1::${n}`)).json()).toEqual({ valid: false })
    }
    expectTooMany(await join(app, 'one more', '2001:db8:1:1:a:b:c:d'))
    expect((await join(app, 'one more', '2001:db8:2:1::1')).statusCode).toBe(200)
    // twenty wrong IDs from each of nine further /64s
    for (let n = 2; n <= 10; n += 1) await guessIds(app, 20, `2001:db8:1:${n}::1`)
    expectTooMany(await join(app, 'one more', '2001:db8:1:ffff::1'))
    expect((await join(app, 'yet another', '2001:db8:2:1::1')).statusCode).toBe(200)
  },
)

onItsOwnApp('from all addresses together only so many wrong session IDs are checked per second', async (app) => {
  const fastify = await buildApp({ db: app.db, clock: new TurnedClock() })
  onTestFinished(() => fastify.close())
  const url = (n: number) => `/api/session-validate?id=flood-${n}`
  const guesses = Array.from({ length: 300 }, (_, n) =>
    fastify.inject({ url: url(n), remoteAddress: `10.9.${n >> 7}.${n & 127}` }),
  )
  expect(statuses(await Promise.all(guesses))).toEqual({ 200: 200, 429: 100 })
  const again = await fastify.inject({ url: url(1000), remoteAddress: '10.9.0.1' })
  expectTooMany(again)
  expect(again.headers['retry-after']).toBe('1')
})

eachEngine('the same typo, however often and however typed, counts once; so do sixty people joining', async (app) => {
  const { id } = await app.workshop('typo')
  const typos = ['ABCD-2222', 'abcd2222', 'AbCd 2222']
  for (let n = 0; n < 60; n += 1) {
    expect((await join(app, typos[n % 3]!, '10.0.0.3')).json()).toEqual({ valid: false })
    expect((await join(app, id, '10.0.0.3')).json()).toEqual({ valid: true })
  }
})

withClock('people already in are never slowed by guesses from their address', async (app) => {
  const member = await app.memberOf('not slowed')
  const from = '10.0.0.4'
  await guessIds(app, 100, from)
  expectTooMany(await join(app, member.sessionId, from))
  const again = await member.call(validateSession, { query: { id: member.sessionId }, from })
  expect(again.json()).toEqual({ valid: true })
  expect((await member.call(readMe, { from })).statusCode).toBe(200)
  expect((await member.call(listSolutions, { query: { session_id: member.sessionId }, from })).statusCode).toBe(200)
})

const login = (app: TestApp, password: string, from: string) =>
  app.somebody().call(loginAsHost, { body: { password }, from })
const statuses = (answers: LightMyRequestResponse[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

eachEngine('twenty wrong host passwords make an address wait, also when they come at once', async (app) => {
  const from = '10.0.0.5'
  const atOnce = await Promise.all(Array.from({ length: 25 }, (_, n) => login(app, `guess ${n}`, from)))
  expect(statuses(atOnce)).toEqual({ 401: 20, 429: 5 })
  expectTooMany(await login(app, HOST_PASSWORD, from), tooManyPasswords)
  expect((await login(app, HOST_PASSWORD, '10.0.0.6')).statusCode).toBe(204)
})

eachEngine('the same wrong host password counts every time; the right one never', async (app) => {
  const from = '10.0.0.10'
  for (let n = 0; n < 25; n += 1) expect((await login(app, HOST_PASSWORD, from)).statusCode).toBe(204)
  for (let n = 0; n < 20; n += 1) expect((await login(app, 'the same', from)).statusCode).toBe(401)
  expectTooMany(await login(app, 'the same', from), tooManyPasswords)
})

eachEngine('the addresses of one IPv6 /64 wait together when they guess the host password', async (app) => {
  for (let n = 0; n < 20; n += 1) await login(app, 'a guess', `2001:db8:0:7::${n + 1}`)
  expectTooMany(await login(app, HOST_PASSWORD, '2001:db8:0:7:a:b:c:d'), tooManyPasswords)
  expect((await login(app, HOST_PASSWORD, '2001:db8:0:8::1')).statusCode).toBe(204)
})

eachEngine('a whole /48 waits when it guesses the host password from many of its /64s', async (app) => {
  for (let n = 1; n <= 30; n += 1) {
    expect((await login(app, 'a guess', `2001:db8:9:${n}::1`)).statusCode).toBe(401)
  }
  expectTooMany(await login(app, HOST_PASSWORD, '2001:db8:9:99::1'), tooManyPasswords)
  expect((await login(app, HOST_PASSWORD, '2001:db8:a:1::1')).statusCode).toBe(204)
})

onItsOwnApp('only so many wait for the check of a host password; the others are told to come back', async (app) => {
  // costly enough that they do have to wait: ten times what it takes to ask
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 13, p: 1 })
  const everywhere = Array.from({ length: 60 }, (_, n) => login(app, 'a guess', `10.1.0.${n}`))
  const answers = await Promise.all(everywhere)
  const { 401: checked = 0, 429: sentAway = 0 } = statuses(answers)
  expect(checked).toBeGreaterThanOrEqual(20)
  expect(sentAway).toBeGreaterThan(0)
  expect(checked + sentAway).toBe(60)
  const busy = answers.find(({ statusCode }) => statusCode === 429)
  expect(busy?.json()).toMatchObject({ code: 'LOGIN_BUSY' })
  expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0)
  // the line is empty again
  expect((await login(app, HOST_PASSWORD, '10.1.0.1')).statusCode).toBe(204)
})

onItsOwnApp(
  'a flood of wrong passwords does not keep out a browser in which a host has signed in before',
  async (app) => {
    await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 11, p: 1 })
    const host = app.somebody()
    const signIn = (from: string) => host.call(loginAsHost, { body: { password: HOST_PASSWORD }, from })
    expect((await signIn('2001:db8:5:1::1')).statusCode).toBe(204)
    const known = host.jar.get('ninefold_known_browser')!
    let network = 0
    const flooding = { isOn: true }
    const guesser = async () => {
      while (flooding.isOn) await login(app, 'a guess', `2001:db8:${(network++).toString(16)}:1::1`)
    }
    const flood = Array.from({ length: 40 }, guesser)
    const signIns = []
    for (let n = 0; n < 15; n += 1) signIns.push((await signIn('2001:db8:5:1::1')).statusCode)
    const stranger = await login(app, HOST_PASSWORD, '192.0.2.99')
    flooding.isOn = false
    await Promise.all(flood)
    expect(signIns).toEqual(Array(15).fill(204))
    expect(stranger.json()).toMatchObject({ code: 'LOGIN_BUSY' })

    // neither a forged value nor another one that the server signed keeps a place
    const id = '2001:db8:6:1::1'
    for (let n = 0; n < 20; n += 1) await login(app, 'a guess', id)
    for (const value of [
      known.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      app.fastify.signCookie(known.replace(/\.[^.]*$/, '')),
    ]) {
      const other = app.somebody()
      other.jar.set('ninefold_known_browser', value)
      expectTooMany(await other.call(loginAsHost, { body: { password: HOST_PASSWORD }, from: id }), tooManyPasswords)
    }
    // but the known browser has an allowance of its own there, which ends as well
    for (let n = 0; n < 20; n += 1) {
      const wrong = await host.call(loginAsHost, { body: { password: 'a guess' }, from: id })
      expect(wrong.statusCode).toBe(401)
    }
    expectTooMany(await signIn('192.0.2.98'), tooManyPasswords)
  },
)

eachEngine('instances on one database count together', async (app) => {
  if (app.engine === 'sqlite') return
  const other = await buildApp({ db: app.db })
  const from = '10.0.0.11'
  for (let n = 0; n < 20; n += 1) await join(app, `elsewhere ${n}`, from)
  const url = '/api/session-validate?id=one-more'
  const ask = () => other.inject({ url, remoteAddress: from })
  await expect.poll(async () => (await ask()).statusCode, { timeout: 30_000 }).toBe(429)
  await other.close()
})

eachEngine('X-Forwarded-For counts for nothing without TRUST_PROXY', async (app) => {
  for (let n = 0; n < 20; n += 1) await join(app, `other ${n}`, '10.0.0.7', { 'x-forwarded-for': `1.2.3.${n}` })
  expectTooMany(await join(app, 'one more', '10.0.0.7', { 'x-forwarded-for': '9.9.9.9' }))
})

behindProxy('behind a proxy each client has its own count, and cannot invent addresses', async (app) => {
  const proxy = '10.0.0.8'
  await guessIds(app, 20, proxy, { 'x-forwarded-for': '1.1.1.1' })
  expectTooMany(await join(app, 'more', proxy, { 'x-forwarded-for': '1.1.1.1' }))
  expectTooMany(await join(app, 'more', proxy, { 'x-forwarded-for': '7.7.7.7, 1.1.1.1' }))
  expect((await join(app, 'more', proxy, { 'x-forwarded-for': '2.2.2.2' })).statusCode).toBe(200)
})
