import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import {
  BODY_BYTES_MAX,
  IMPORT_VALUES_MAX,
  JSON_DEPTH_MAX,
  JSON_VALUES_MAX,
  LOGIN_BYTES_MAX,
  NO_BODY_BYTES_MAX,
  UNCHECKED_BYTES_MAX,
} from '#contract/limits.ts'
import { leaveSession } from '#contract/session.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

/** Any address of this call. What it names need not exist: nobody gets so far. */
const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1')
const refusalOf = ({ access }: Endpoint) => (access.kind === 'host' ? 'HOST_ONLY' : 'NOT_JOINED')
const writes = endpoints.filter(({ method }) => method !== 'GET')

/** Announces a body and sends nothing of it: whoever waits for it would wait for ever. */
async function announce(app: TestApp, method: string, path: string, bytes: number, jar?: Map<string, string>) {
  const request = await sendHead(await app.listen(), {
    method,
    path,
    jar,
    headers: { 'content-length': String(bytes) },
  })
  const status = await request.status()
  request.socket.destroy()
  return { status, text: request.text() }
}

eachEngine('a stranger is refused before anything of a body has come, by every call that is not open', async (app) => {
  const guarded = writes.filter(({ access }) => access.kind !== 'open')
  expect(guarded.length).toBeGreaterThan(20)
  for (const endpoint of guarded) {
    const { status, text } = await announce(app, endpoint.method, pathOf(endpoint), 500)
    expect(status, `${endpoint.method} ${endpoint.path}`).toBe(401)
    expect(text).toContain(refusalOf(endpoint))
  }
})

eachEngine('a forged cookie is no cookie', async (app) => {
  const jar = new Map([['ninefold_session', '1.1.forged']])
  expect((await announce(app, 'POST', '/api/solutions/import', 500, jar)).status).toBe(401)
})

eachEngine('a large body of a member who has logged out is rejected before it has come', async (app) => {
  const member = await app.memberOf('large, logged out', 'ana@example.org')
  const copied = new Map(member.jar)
  await member.call(leaveSession)
  expect((await announce(app, 'POST', '/api/solutions/import', UNCHECKED_BYTES_MAX + 1, copied)).status).toBe(401)
})

eachEngine('an address where nothing is, and another method, are refused before the body', async (app) => {
  const { jar } = await app.memberOf('nothing there')
  expect((await announce(app, 'POST', '/api/nothing', 500)).status).toBe(404)
  expect((await announce(app, 'PUT', '/api/solutions', 500, jar)).status).toBe(404)
})

eachEngine('what is announced as too large is not waited for: each call has its own limit', async (app) => {
  const member = await app.memberOf('too large')
  const jar = new Map([...member.jar, ...(await app.host()).jar])
  for (const endpoint of writes) {
    const max = endpoint.body ? (endpoint.bodyBytesMax ?? BODY_BYTES_MAX) : NO_BODY_BYTES_MAX
    const { status } = await announce(app, endpoint.method, pathOf(endpoint), max + 1, jar)
    expect(status, `${endpoint.method} ${endpoint.path}`).toBe(413)
  }
})

eachEngine('of what comes without a length, no more is read than the limit', async (app) => {
  const headers = { 'transfer-encoding': 'chunked' }
  const request = await sendHead(await app.listen(), { method: 'POST', path: '/api/admin/login', headers })
  const piece = ' '.repeat(LOGIN_BYTES_MAX / 2)
  for (let n = 0; n < 3; n += 1) request.socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
  expect(await request.status()).toBe(413)
  // and the rest is not listened to
  await request.ended
})

eachEngine(
  'a large body is read only from those who are in: a cookie of a closed workshop is not enough',
  async (app) => {
    const member = await app.memberOf('closed to large bodies')
    const host = await app.host()
    await host.call(changeWorkshop, { params: { id: member.sessionId }, body: { status: 'closed' } })
    for (const [method, path] of [
      ['POST', '/api/solutions/import'],
      ['PUT', '/api/option_analysis'],
    ] as const) {
      const { status, text } = await announce(app, method, path, BODY_BYTES_MAX / 2, member.jar)
      expect(status).toBe(401)
      expect(text).toContain('SESSION_ENDED')
      expect(text).toMatch(/connection: close/i)
    }
  },
)

/** How deep lists and objects lie in each other in what a schema allows. */
function depthOf(schema: unknown): number {
  const { type, properties, items, anyOf } = schema as Record<string, unknown>
  if (Array.isArray(anyOf)) return Math.max(...anyOf.map(depthOf))
  if (type === 'array') return 1 + depthOf(items ?? {})
  if (type !== 'object') return 0
  return 1 + Math.max(0, ...Object.values(properties ?? {}).map(depthOf))
}

eachEngine('every call can be made within the depth that is allowed; what lies deeper is refused', async (app) => {
  const depths = endpoints.filter(({ body }) => body).map(({ body }) => depthOf(body))
  expect(Math.max(...depths)).toBeLessThan(JSON_DEPTH_MAX)

  const member = await app.memberOf('depths')
  const send = (payload: string, url = '/api/solutions') =>
    app.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
      cookies: Object.fromEntries(member.jar),
    })
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect((await send(nested(JSON_DEPTH_MAX))).json()).toMatchObject({ code: 'BAD_INPUT' })
  for (const deep of [nested(JSON_DEPTH_MAX + 1), '['.repeat(1_000_000), '{"a":'.repeat(200_000)]) {
    const answer = await send(deep)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'TOO_DEEP' })
  }
  for (const deep of [`{"title":${nested(JSON_DEPTH_MAX + 1)}}`, '{"a":'.repeat(200_000)]) {
    expect((await send(deep, '/api/solutions/import')).json()).toMatchObject({ code: 'TOO_DEEP' })
  }
  // brackets inside of a text are text
  expect((await send(JSON.stringify({ format: '\\"[['.repeat(1000) }))).json()).toMatchObject({ code: 'BAD_INPUT' })
})

eachEngine('a body of countless tiny values is refused before it fills the memory', async (app) => {
  const { jar } = await app.memberOf('countless')
  for (const [method, url, count] of [
    ['POST', '/api/solutions/import', IMPORT_VALUES_MAX],
    ['PUT', '/api/option_analysis', JSON_VALUES_MAX],
  ] as const) {
    const list = `[${'{},'.repeat(count)}{}]`
    const payload = url.endsWith('import') ? `{"solutions":[{"purposes":${list}}]}` : list
    const headers = { 'content-type': 'application/json' }
    const answer = await app.fastify.inject({ method, url, payload, headers, cookies: Object.fromEntries(jar) })
    expect(answer.statusCode, url).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'TOO_LARGE' })
  }
})
