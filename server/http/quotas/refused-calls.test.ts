import { expect } from 'vitest'
import { readResults } from '#contract/results.ts'
import { nameMe, readMe, validateSession } from '#contract/session.ts'
import { createSolution } from '#contract/solutions.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { REFUSAL_DELAY_MS } from './check-quotas.ts'
import { quotas } from './quotas.ts'

/** A clock that never moves, so no bucket fills again. Refusals are not held back, but counted. */
class StillClock extends TurnedClock {
  held = 0

  override after(ms: number, run: () => void) {
    if (ms !== REFUSAL_DELAY_MS) return super.after(ms, run)
    this.held += 1
    run()
    return () => undefined
  }
}

const clock = new StillClock()
const eachEngine = eachEngineWith({ quotas: 'on', clock })

eachEngine(
  'a participant who writes too fast gets 429 with Retry-After after a delay, and others go on',
  async (app) => {
    const ana = await app.memberOf('quota', 'ana@example.org')
    const ben = await app.memberOf('quota', 'ben@example.org')
    for (let n = 0; n < quotas.writes.person.burst; n += 1) await ana.call(createSolution, { body: {} })
    const held = clock.held
    const refused = await ana.call(createSolution, { body: {} })
    expect(clock.held).toBe(held + 1)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_CALLS' })
    expect(refused.headers['retry-after']).toBe('1')
    expect((await ana.call(readMe)).statusCode).toBe(200)
    await ben.createSolution()
  },
)

eachEngine('a body above the quota is not read', async (app) => {
  const ana = await app.memberOf('quota before the body', 'ana@example.org')
  for (let n = 0; n < quotas.writes.person.burst; n += 1) await ana.call(createSolution, { body: {} })
  const refused = await ana.call(createSolution, { body: Buffer.from('{ not JSON') })
  expect(refused.statusCode).toBe(429)
})

eachEngine('a workshop is joined from one address range only so often, and from another one still', async (app) => {
  const { id } = await app.workshop('joined too often')
  const join = (from: string) => app.somebody().call(validateSession, { query: { id }, from })
  for (let n = 0; n < quotas.newcomers.addressRange.burst; n += 1) await join('192.0.2.1')
  const refused = await join('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_JOINS' })
  expect(refused.cookies).toEqual([])

  const member = app.somebody()
  await member.call(validateSession, { query: { id }, from: '198.51.100.1' })
  const again = await member.call(validateSession, { query: { id }, from: '192.0.2.1' })
  expect(again.json()).toEqual({ valid: true })
  expect((await member.call(nameMe, { body: { email: 'ana@example.org' }, from: '192.0.2.1' })).statusCode).toBe(429)
  expect((await member.call(nameMe, { body: { email: 'ana@example.org' }, from: '198.51.100.1' })).statusCode).toBe(200)
})

eachEngine('readers with a results link get 429 after too many calls from one address range', async (app) => {
  const { id } = await app.workshop('read by link')
  const headers = { 'x-results-token': await app.resultsToken(id) }
  const reader = app.somebody()
  const read = (from: string) => reader.call(readResults, { headers, from })
  expect((await read('198.51.100.7')).statusCode).toBe(200)
  // the rate counts before the database is queried, so made-up tokens do as well
  const guess = { 'x-results-token': 'x'.repeat(headers['x-results-token'].length) }
  for (let n = 1; n < quotas.links.addressRange.burst; n += 1)
    await reader.call(readResults, { headers: guess, from: '198.51.100.7' })
  const refused = await read('198.51.100.7')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  expect((await read('198.51.100.8')).statusCode).toBe(200)
})
