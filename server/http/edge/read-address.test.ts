import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName

/** Other ways to write a number, for programs that are not careful. */
const waysToWrite = (id: number) => [
  `0x${id.toString(16)}`,
  `0b${id.toString(2)}`,
  `0o${id.toString(8)}`,
  `${id}e0`,
  `+${id}`,
  ` ${id}`,
  `${id} `,
  `\t${id}`,
  `${id}\n`,
  `${id}.0`,
  `${id}.`,
  `${id}n`,
  `${id},0`,
  `-${id}`,
  '٣',
  '１',
  'Infinity',
  'null',
]

/** Where a call carries numbers in its address. */
function* numbersIn(endpoint: Endpoint) {
  for (const part of ['params', 'query'] as const) {
    const { properties = {} } = (endpoint[part] ?? {}) as { properties?: Record<string, { type?: string }> }
    for (const [field, { type }] of Object.entries(properties)) if (type === 'integer') yield { part, field }
  }
}

async function callers(app: TestApp, title: string) {
  const member = await app.memberOf(title)
  const host = await app.host()
  return { member, host, calls: await validCalls(member) }
}

eachEngine('an id in an address is digits and nothing else, for every call', async (app) => {
  const { member, host, calls } = await callers(app, 'digits')
  const before = await dumpDatabase(app.db)
  let tried = 0
  for (const endpoint of endpoints) {
    const caller = endpoint.access.kind === 'host' ? host : member
    for (const { part, field } of numbersIn(endpoint)) {
      const call: CallOptions = calls[nameOf(endpoint)]
      const send = async (written: string) => {
        const answer = await caller.call(endpoint, { ...call, [part]: { ...call[part], [field]: written } })
        return { status: answer.statusCode, body: answer.json<object>() }
      }
      const refusal = await send('word')
      expect(refusal, nameOf(endpoint)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
      for (const written of waysToWrite(Number(call[part]?.[field] ?? 1))) {
        expect(await send(written), `${nameOf(endpoint)} ${field}=${JSON.stringify(written)}`).toEqual(refusal)
        tried += 1
      }
    }
  }
  expect(tried).toBeGreaterThan(300)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('what a call does not know in its query, and the order there, make no other answer', async (app) => {
  const { member, calls } = await callers(app, 'one answer')
  const jar = Object.fromEntries(member.jar)
  let read = 0
  for (const endpoint of endpoints.filter(({ method, streams }) => method === 'GET' && !streams)) {
    const { params, query = {} } = calls[nameOf(endpoint)]
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(params?.[field]))
    const etagOf = async (pairs: [string, unknown][]) => {
      const written = pairs.map(([name, value]) => `${name}=${String(value)}`).join('&')
      const answer = await app.fastify.inject({ url: `${path}?${written}`, cookies: jar })
      return answer.headers.etag
    }
    const pairs = Object.entries(query)
    const plain = await etagOf(pairs)
    if (plain === undefined) continue
    expect(await etagOf([['nonce', 1], ...pairs, ['session_id[]', 2]]), endpoint.path).toBe(plain)
    expect(await etagOf(pairs.toReversed()), endpoint.path).toBe(plain)
    read += 1
  }
  expect(read).toBeGreaterThan(15)
})
