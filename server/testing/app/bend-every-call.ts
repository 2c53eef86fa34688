import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { errors } from '#contract/errors.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { inputFor } from './arbitrary-input.ts'
import { dumpDatabase } from './dump-database.ts'
import { eachEngine } from './each-engine.ts'
import type { TestApp } from './test-app.ts'
import { validCalls } from './valid-calls.ts'

const SEED = 9

/** What a call is sent that takes nothing. */
const nothing = { params: undefined, query: undefined, body: undefined }

type Send = () => Promise<LightMyRequestResponse>

/** Sends whatever it is given, and checks that a refusal is orderly and leaves no trace. */
export async function checkRefusals(app: TestApp) {
  let before = await dumpDatabase(app.db)
  return async (send: Send) => {
    const answer = await sendOrderly(send)
    const after = await dumpDatabase(app.db)
    if (answer.statusCode >= 400) expect(after).toEqual(before)
    before = after
    return answer
  }
}

async function sendOrderly(send: Send) {
  const answer = await send()
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  if (answer.statusCode >= 400) expectRefusal(answer)
  return answer
}

export function expectRefusal(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = answer.json<{ error: string; code: string }>()
  expect(body).toEqual({
    error: expect.any(String),
    code: expect.any(String),
    ...('conflicts' in body && { conflicts: expect.any(Array) }),
  })
  expect(Object.keys(errors)).toContain(body.code)
  expect(body.error).not.toMatch(/select |insert |sqlite|constraint|\.ts|node_modules|\n/i)
}

async function prepare(app: TestApp, title: string, only?: CallName) {
  const member = await app.memberOf(title)
  return { member, calls: await validCalls(member, only) }
}

const prepared = new WeakMap<TestApp, ReturnType<typeof prepare>>()
function readIn(app: TestApp) {
  const known = prepared.get(app) ?? prepare(app, 'every read')
  prepared.set(app, known)
  return known
}

const inWords = (query: object = {}) => Object.fromEntries(Object.keys(query).map((key) => [key, 'words']))

/** A test for every call of the contract that takes anything: it is sent `runs` variations of what it takes. */
export function bendEveryCall(runs: number) {
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    const { params, query, body } = endpoint
    if (!params && !query && !body) continue

    eachEngine(`${name} survives anything its schema can be bent into`, async (app) => {
      const isHostCall = endpoint.path.startsWith('/api/admin/')
      // what only reads can share what is read
      const isRead = endpoint.method === 'GET'
      const { member, calls } = await (isRead ? readIn(app) : prepare(app, name, name))
      const caller = isHostCall ? await app.host() : member
      const known = calls[name]
      const input = fc.record({
        params: params ? inputFor(params, known.params) : fc.constant(undefined),
        query: query ? inputFor(query, known.query) : fc.constant(undefined),
        body: body ? inputFor(body, known.body) : fc.constant(undefined),
      })
      const before = await dumpDatabase(app.db)
      const check = isRead ? sendOrderly : await checkRefusals(app)
      const statuses = new Set<number>()
      const property = fc.asyncProperty(input, async (sent) => {
        const options = { ...(sent as object), from: '10.0.0.1' }
        statuses.add((await check(() => caller.call(endpoint, options))).statusCode)
      })
      // beginning with what it takes as it is, and with nothing; with words where all that it takes can be left out
      const whole = { ...nothing, ...known }
      const examples: [typeof whole][] = [[whole], [{ ...nothing, params: whole.params }]]
      if (!params && !body) examples.push([{ ...nothing, query: inWords(known.query) }])
      await fc.assert(property, { seed: SEED, numRuns: runs, examples })
      if (isRead) expect(await dumpDatabase(app.db)).toEqual(before)
      expect(statuses.size, 'both sides of the line were tried').toBeGreaterThan(1)
    })
  }
}
