import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { errors } from '#contract/errors.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { BODY_BYTES_MAX } from '#contract/limits.ts'
import { inputFor } from '../../testing/app/arbitrary-input.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

const RUNS = 20
const SEED = 9

type Send = () => Promise<LightMyRequestResponse>

/** Sends whatever it is given, and checks that a refusal is orderly and leaves no trace. */
async function checkRefusals(app: TestApp) {
  let before = await dumpDatabase(app.db)
  return async (send: Send) => {
    const answer = await send()
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    const after = await dumpDatabase(app.db)
    if (answer.statusCode >= 400) {
      expectRefusal(answer)
      expect(after).toEqual(before)
    }
    before = after
    return answer
  }
}

function expectRefusal(answer: LightMyRequestResponse) {
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

for (const endpoint of endpoints) {
  const name = `${endpoint.method} ${endpoint.path}` as CallName
  const { params, query, body } = endpoint
  if (!params && !query && !body) continue

  eachEngine(`${name} survives anything its schema can be bent into`, async (app) => {
    const isHostCall = endpoint.path.startsWith('/api/admin/')
    const member = await app.memberOf(name)
    const caller = isHostCall ? await app.host() : member
    const known = (await validCalls(member))[name]
    const input = fc.record({
      params: params ? inputFor(params, known.params) : fc.constant(undefined),
      query: query ? inputFor(query, known.query) : fc.constant(undefined),
      body: body ? inputFor(body, known.body) : fc.constant(undefined),
    })
    const check = await checkRefusals(app)
    const statuses = new Set<number>()
    const property = fc.asyncProperty(input, async (sent) => {
      const options = { ...(sent as object), from: '10.0.0.1' }
      statuses.add((await check(() => caller.call(endpoint, options))).statusCode)
    })
    await fc.assert(property, { seed: SEED, numRuns: RUNS })
    expect(statuses.size, 'both sides of the line were tried').toBeGreaterThan(1)
  })
}

interface BrokenBody {
  payload: string | Buffer
  type?: string
  status: number
}
const brokenBodies: Record<string, BrokenBody> = {
  'broken JSON': { payload: '{"solution_name": ', status: 400 },
  'a lone word': { payload: 'undefined', status: 400 },
  'a list': { payload: '[]', status: 400 },
  nothing: { payload: '', status: 400 },
  null: { payload: 'null', status: 400 },
  'broken UTF-8': { payload: Buffer.from([0x22, 0xc3, 0x28, 0x22]), status: 400 },
  'depths of brackets': { payload: '['.repeat(8000), status: 400 },
  'a form': { payload: 'a=b', type: 'application/x-www-form-urlencoded', status: 415 },
  'plain text': { payload: '{}', type: 'text/plain', status: 415 },
  'no type at all': { payload: '{}', type: '', status: 415 },
}

eachEngine('every call that takes a body refuses what is no JSON object, or too large a one', async (app) => {
  const member = await app.memberOf('broken bodies')
  const host = await app.host()
  const calls = await validCalls(member)
  const before = await dumpDatabase(app.db)
  for (const endpoint of endpoints.filter(({ body }) => body)) {
    const { params } = calls[`${endpoint.method} ${endpoint.path}` as CallName]
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params?.[key]))
    const tooLarge = JSON.stringify({ solution_name: 'x'.repeat(endpoint.bodyBytesMax ?? BODY_BYTES_MAX) })
    const bodies = { ...brokenBodies, 'too large': { payload: tooLarge, status: 413 } }
    for (const [what, { payload, type = 'application/json', status }] of Object.entries<BrokenBody>(bodies)) {
      const answer = await app.fastify.inject({
        method: endpoint.method,
        url,
        payload,
        headers: type ? { 'content-type': type } : {},
        cookies: Object.fromEntries([...member.jar, ...host.jar]),
      })
      expect(answer.statusCode, `${what} to ${endpoint.method} ${url}`).toBe(status)
      expectRefusal(answer)
    }
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

const oddAddresses = [
  '/api/solutions/%',
  '/api/solutions/%00',
  '/api/solutions/%c3%28',
  '/api/solutions/1%2F2',
  '/api/solutions/..%2f..%2fetc%2fpasswd',
  '/api/../../etc/passwd',
  '/api/solutions/1.5',
  '/api/solutions/-1',
  '/api/solutions/0x1',
  '/api/solutions/99999999999999999999',
  '/api/solutions/٣',
  `/api/solutions/${'9'.repeat(5000)}`,
  '/api/solutions/1/nothing',
  '/api/solutions?session_id=%',
  '/api/solutions?session_id=a&session_id=b',
  '/api/solutions?session_id[]=a',
  '/api/solutions?__proto__[x]=1',
  '/api/option_analysis?functional_option_id=1&virtuous=maybe',
  '/api/admin/sessions/%00',
  '/api/undo/%00',
  '/api/nothing',
  '/api',
  '/%',
]

eachEngine('odd addresses are refused in an orderly way, whatever the method', async (app) => {
  const member = await app.memberOf('odd addresses')
  const check = await checkRefusals(app)
  for (const url of oddAddresses) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await check(() => app.fastify.inject({ method, url, cookies: Object.fromEntries(member.jar) }))
      expect(answer.statusCode, `${method} ${url.slice(0, 60)}`).toBeGreaterThanOrEqual(400)
    }
  }
})
