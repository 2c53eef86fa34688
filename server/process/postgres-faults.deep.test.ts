import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { readHealth } from '#contract/health.ts'
import { followSession } from '#contract/live.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { Leftovers } from '../testing/app/leftovers.ts'
import { faults, type Fault } from '../testing/postgres/faulty-link.ts'
import { faultyWorkshop } from '../testing/app/faulty-workshop.ts'
import { lacksPostgres } from '../testing/processes/process-postgres.ts'

const BROKEN_REQUESTS = 10_000
const AT_ONCE = 50
/** What the operator is promised. */
const WELL_WITHIN_MS = 10_000

/** Timers and connections of this process, which the server shares with its test. */
function countResources() {
  const all = process.getActiveResourcesInfo()
  const count = (name: string) => all.filter((each) => each === name).length
  return { timers: count('Timeout'), sockets: count('TCPSocketWrap') }
}

test.skipIf(lacksPostgres).each(faults)(
  '%s: all is well within ten seconds of the network being back',
  async (fault) => {
    const { link, callAll, untilWell } = await faultyWorkshop()
    for (let times = 0; times < 3; times += 1) {
      await link.suffer(fault)
      // in use, and not in use, when the fault is over
      const underWay = Array.from({ length: 20 }, callAll)
      if (times > 0) await Promise.all(underWay)
      await link.heal()
      const healedAt = performance.now()
      await untilWell()
      const took = performance.now() - healedAt
      console.log(`${fault}: well after ${Math.round(took)} ms`)
      expect(took).toBeLessThan(WELL_WITHIN_MS)
      await Promise.all(underWay)
    }
  },
)

test.skipIf(lacksPostgres)('ten thousand broken requests leave nothing behind', async () => {
  const leftovers = new Leftovers()
  const { link, app, member, untilWell } = await faultyWorkshop()
  const cookie = [...member.jar].map((pair) => pair.join('=')).join('; ')
  const origin = app.fastify.listeningOrigin
  const solution = {
    solution_name: 'Broken',
    primary_fhn: 1,
    session_id: member.sessionId,
    user_email: 'a@example.org',
  }
  const kinds: [Endpoint, string, unknown][] = [
    [followSession, '?tab=tab-of-a-test', undefined],
    [createSolution, '', solution],
    [listSolutions, `?session_id=${member.sessionId}`, undefined],
    [readHealth, '', undefined],
  ]

  /** Opens a request and leaves: before it is sent, when it has arrived, or when the answer begins. */
  async function breakOne(number: number) {
    const [{ method, path }, query, body] = kinds[number % kinds.length]!
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sent = request(`${origin}${path}${query}`, { method, headers, agent: false })
    const over = new Promise<void>((resolve) => sent.on('close', resolve))
    sent.on('error', () => {})
    sent.on('response', () => sent.destroy())
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const leaving = Math.floor(number / kinds.length) % 3
    if (leaving === 0) sent.destroy()
    if (leaving === 1) sent.on('finish', () => sent.destroy())
    await over
  }

  await untilWell()
  const countAll = async () => ({ ...leftovers.count(), ...(await settledResources()) })
  // in the same way as afterwards: waiting has timers of its own
  const before = await vi.waitFor(countAll, { timeout: 120_000 })
  let suffered: Fault | undefined
  for (let number = 0; number < BROKEN_REQUESTS; number += AT_ONCE) {
    // half of the time the network is well
    const isWell = Math.floor(number / 500) % 2 === 0
    const fault = isWell ? undefined : faults[Math.floor(number / 1000) % faults.length]
    if (fault !== suffered) {
      await link.heal()
      if (fault) await link.suffer(fault)
      suffered = fault
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => breakOne(number + index)))
  }
  await link.heal()
  await untilWell()
  await vi.waitFor(async () => expect(await countAll()).toEqual(before), { timeout: 120_000, interval: 1000 })
  console.log(`${BROKEN_REQUESTS} broken requests; before and after: ${JSON.stringify(before)}`)

  /** The pool closes what it does not need after ten seconds, and PostgreSQL is asked for nothing meanwhile. */
  async function settledResources() {
    await vi.waitFor(() => expect(link.count).toBe(1), { timeout: 120_000, interval: 100 })
    return countResources()
  }
})
