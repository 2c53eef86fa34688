import { expect } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { loginAsHost } from '#contract/admin.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { readMe, validateSession } from '#contract/session.ts'
import { listSolutions } from '#contract/solutions.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'

const behindProxy = eachEngineWith({ trustProxy: true })

const join = (app: TestApp, id: string, from: string, headers = {}) =>
  app.somebody().call(validateSession, { query: { id }, from, headers })
const guessIds = async (app: TestApp, count: number, from: string, headers = {}) => {
  for (let n = 0; n < count; n += 1) await join(app, `guess ${n}`, from, headers)
}

function expectTooMany(answer: LightMyRequestResponse) {
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toEqual({ error: sessionMessages.tooManyTries, code: 'TOO_MANY_TRIES' })
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
}

eachEngine('after twenty different wrong session IDs an address has to wait, right ID or not', async (app) => {
  const { id } = await app.workshop('guessed')
  await guessIds(app, 19, '10.0.0.1')
  expect((await join(app, id, '10.0.0.1')).json()).toEqual({ valid: true })
  await join(app, 'the twentieth', '10.0.0.1')
  expectTooMany(await join(app, 'the twenty-first', '10.0.0.1'))
  expectTooMany(await join(app, id, '10.0.0.1'))
  expect((await join(app, id, '10.0.0.2')).json()).toEqual({ valid: true })
})

eachEngine('the same typo, however often and however typed, counts once; so do sixty people joining', async (app) => {
  const { id } = await app.workshop('typo')
  const typos = ['ABCD-2222', 'abcd2222', 'AbCd 2222']
  for (let n = 0; n < 60; n += 1) {
    expect((await join(app, typos[n % 3]!, '10.0.0.3')).json()).toEqual({ valid: false })
    expect((await join(app, id, '10.0.0.3')).json()).toEqual({ valid: true })
  }
})

eachEngine('people already in are never slowed by guesses from their address', async (app) => {
  const member = await app.memberOf('not slowed')
  const from = '10.0.0.4'
  await guessIds(app, 20, from)
  expectTooMany(await join(app, member.sessionId, from))
  const again = await member.call(validateSession, { query: { id: member.sessionId }, from })
  expect(again.json()).toEqual({ valid: true })
  expect((await member.call(readMe, { from })).statusCode).toBe(200)
  expect((await member.call(listSolutions, { query: { session_id: member.sessionId }, from })).statusCode).toBe(200)
})

eachEngine('twenty different wrong host passwords make an address wait, also when they come at once', async (app) => {
  const login = (password: string, from: string) => app.somebody().call(loginAsHost, { body: { password }, from })
  const atOnce = await Promise.all(Array.from({ length: 25 }, (_, n) => login(`guess ${n}`, '10.0.0.5')))
  expect(atOnce.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
  expect(atOnce.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  expectTooMany(await login(HOST_PASSWORD, '10.0.0.5'))
  expect((await login(HOST_PASSWORD, '10.0.0.6')).statusCode).toBe(204)
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
