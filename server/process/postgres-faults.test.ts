import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { followSession } from '#contract/live.ts'
import { Leftovers } from '../testing/app/leftovers.ts'
import { faults } from '../testing/postgres/faulty-link.ts'
import { faultyWorkshop } from '../testing/app/faulty-workshop.ts'
import { lacksPostgres } from '../testing/processes/process-postgres.ts'

/** postgres-faults.deep.test.ts breaks thousands of requests, and measures how long it takes. */
test.skipIf(lacksPostgres).each(faults)(
  'connections to PostgreSQL are %s: everybody is answered, and all is well by itself afterwards',
  async (fault) => {
    const { link, callAll, untilWell } = await faultyWorkshop()
    await link.suffer(fault)
    const statuses = await Promise.all(Array.from({ length: 8 }, callAll))
    expect(statuses.flat().filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(fault === 'slow' || statuses.flat().includes(503)).toBe(true)
    await link.heal()
    await untilWell()
  },
)

test.skipIf(lacksPostgres)('whoever leaves while their stream opens is not kept in the room', async () => {
  const leftovers = new Leftovers()
  const { link, app, member } = await faultyWorkshop()
  const cookie = [...member.jar].map((pair) => pair.join('=')).join('; ')
  const address = app.fastify.listeningOrigin
  await link.suffer('slow')
  for (let times = 0; times < 20; times += 1) {
    const sent = request(`${address}${followSession.path}?tab=tab-number-${times}`, {
      headers: { cookie },
      agent: false,
    })
    sent.on('error', () => {})
    const arrived = once(app.fastify.server, 'request')
    sent.end()
    await arrived
    sent.destroy()
  }
  await link.heal()
  // those who left are noticed by then, because whoever comes later has been let in
  const last = await app.follow(member)
  await last.until('hello')
  await vi.waitFor(() => expect(leftovers.count()).toEqual({ streams: 2, waiting: 0 }), { timeout: 60_000 })
})
