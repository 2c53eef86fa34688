import { expect } from 'vitest'
import { validateSession } from '#contract/session.ts'
import { createSolution } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const behindProxy = eachEngineWith({ trustProxy: true })
const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org/' })

/** The status of a write that comes with these headers. */
async function write(app: TestApp, headers: Record<string, string>) {
  const { id } = await app.workshop('origins')
  const member = app.somebody()
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-forwarded-')))
  await member.call(validateSession, { query: { id }, headers: forwarded })
  const body = { solution_name: 'x', primary_fhn: 1, session_id: id, user_email: 'a@example.org' }
  const before = await dumpDatabase(app.db)
  const answer = await member.call(createSolution, { headers: { host: 'room.test:3000', ...headers }, body })
  if (answer.statusCode !== 201) {
    expect(answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
    expect(await dumpDatabase(app.db)).toEqual(before)
  }
  return answer.statusCode
}

eachEngine('a write from our own page, or from no browser at all, is taken', async (app) => {
  expect(await write(app, {})).toBe(201)
  expect(await write(app, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' })).toBe(201)
  expect(await write(app, { origin: 'http://room.test:3000' })).toBe(201)
})

eachEngine("a write from another site's page is refused", async (app) => {
  for (const origin of [
    'http://evil.test',
    'http://room.test',
    'http://room.test:3001',
    'null',
    'http://room.test:3000.evil.test',
  ]) {
    expect(await write(app, { origin }), origin).toBe(403)
  }
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await write(app, { 'sec-fetch-site': site }), site).toBe(403)
    expect(await write(app, { 'sec-fetch-site': site, origin: 'http://evil.test' }), site).toBe(403)
  }
})

eachEngine('reads are answered wherever they come from', async (app) => {
  const headers = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }
  const answer = await app.fastify.inject({ url: '/api/health', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

eachEngine('a forwarded host counts for nothing without TRUST_PROXY', async (app) => {
  expect(await write(app, { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' })).toBe(403)
})

behindProxy('behind a proxy the forwarded host and protocol are ours', async (app) => {
  const forwarded = { 'x-forwarded-host': 'workshop.example.org', 'x-forwarded-proto': 'https' }
  expect(await write(app, { origin: 'https://workshop.example.org', ...forwarded })).toBe(201)
  expect(await write(app, { origin: 'http://workshop.example.org', ...forwarded })).toBe(403)
  expect(await write(app, { origin: 'https://evil.test', ...forwarded })).toBe(403)
})

withPublicUrl('PUBLIC_URL is ours too', async (app) => {
  const host = 'localhost:3000'
  expect(await write(app, { host, origin: 'https://workshop.example.org' })).toBe(201)
  expect(await write(app, { host, origin: 'https://workshop.example.org.evil.test' })).toBe(403)
})
