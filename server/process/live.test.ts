import { expect, test } from 'vitest'
import { tellPresence } from '#contract/live.ts'
import { nameMe } from '#contract/session.ts'
import { createSolution } from '#contract/solutions.ts'
import { Follower } from '../testing/app/follower.ts'
import { joinPrinted, newSolution, printedSession } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

test.skipIf(lacksPostgres)('what happens on one instance is told on the other', PATIENCE, async () => {
  const DATABASE_URL = await emptyDatabase()
  const [a, b] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
  const [onA, onB] = [await joinPrinted(a), await joinPrinted(b)]
  await onA.call(nameMe, { body: { email: 'ana@example.org' } })
  const followers = [await Follower.open(a.url, onA.jar), await Follower.open(b.url, onB.jar)]
  const [followerA, followerB] = followers as [Follower, Follower]
  const hellos = await Promise.all(followers.map((follower) => follower.until('hello')))

  const { body } = await onA.call(createSolution, { body: newSolution(printedSession(a), 'Made on A') })
  const { id } = body as { id: number }
  for (const follower of followers) {
    // somebody's joining may still have been on the way when the stream began
    const { data } = await follower.until('change', ({ revision }) => revision > hellos[1]!.data.revision)
    expect(data.changes.at(-1)).toEqual({ kind: 'solution_created', solution_id: id, subject_id: id })
  }

  const where = { tab: 'tab-of-ana', solution_id: id, step: 1 }
  expect((await onA.call(tellPresence, { body: where })).status).toBe(204)
  const { data } = await followerB.until('presence')
  expect(data.people).toMatchObject([{ ...where, email: 'ana@example.org', editing: null }])
  // the tab may talk to any instance
  onA.url = b.url
  await onA.call(tellPresence, { body: { tab: 'tab-of-ana', leaving: true } })
  await followerA.until('presence', ({ left }) => left.includes('tab-of-ana'))
})

test('SIGTERM closes open streams and waits for none of them', PATIENCE, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' })
  const member = await joinPrinted(server)
  const followers = await Promise.all(Array.from({ length: 20 }, () => Follower.open(server.url, member.jar)))
  await Promise.all(followers.map((follower) => follower.until('hello')))
  server.signal('SIGTERM')
  await Promise.all(followers.map((follower) => follower.ended))
  // by itself, not because the time was up
  expect(await server.ended).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining('"msg":"stopped') })
  // closed, not ended: there is another server to come back to, or this one again
  expect(followers.flatMap(({ events }) => events).filter(({ name }) => name === 'ended')).toEqual([])
})

test('the log has a line for a stream when it begins, without the session or the person', PATIENCE, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' })
  const member = await joinPrinted(server)
  await member.call(nameMe, { body: { email: 'secret@example.org' } })
  const follower = await Follower.open(server.url, member.jar, 'tab-in-the-log')
  await follower.until('hello')
  // answered later than the stream began
  await member.call(createSolution, { body: newSolution(printedSession(server), 'Logged') })
  const { out } = await server.stop()
  const lines = out.split('\n').filter((line) => line.includes('"msg":"request"'))
  const routes = lines.map((line) => (JSON.parse(line) as { route: string }).route)
  expect(routes.filter((route) => route === '/api/live')).toHaveLength(1)
  expect(routes.indexOf('/api/live')).toBeLessThan(routes.indexOf('/api/solutions'))
  expect(lines.join('')).not.toMatch(/secret|tab-in-the-log/)
  expect(lines.join('')).not.toContain(printedSession(server))
})
