import { expect } from 'vitest'
import { endpoints, type CallName } from '#contract/index.ts'
import { BODY_BYTES_MAX } from '#contract/limits.ts'
import { bendEveryCall, checkRefusals, expectRefusal } from '../../testing/app/bend-every-call.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

// a sample of what the deep tests try at length
bendEveryCall(4)

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
