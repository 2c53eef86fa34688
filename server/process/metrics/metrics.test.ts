import { expect, test } from 'vitest'
import type { Workshop } from '#contract/admin.ts'
import { followWorkshop } from '#contract/cockpit.ts'
import { importSolutions } from '#contract/exports.ts'
import { UNCHECKED_BYTES_MAX } from '#contract/limits.ts'
import { followSession } from '#contract/live.ts'
import { startRehearsal } from '#contract/rehearsal.ts'
import { nameMe } from '#contract/session.ts'
import { createSolution, readSolution } from '#contract/solutions.ts'
import { quotas } from '../../http/quotas/quotas.ts'
import { Follower } from '../../testing/app/follower.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import {
  joinPrinted,
  logInAsHost,
  newSolution,
  printedPassword,
  printedSession,
} from '../../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../../testing/processes/process-postgres.ts'
import {
  PATIENCE,
  refusal,
  runServer,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../../testing/processes/process-server.ts'

const metricsUrl = ({ out }: ServerProcess) => /Metrics\s+(http:\S+)/.exec(out)?.[1] ?? ''

/** Each number by its name and labels. */
async function numbersOf(server: ServerProcess): Promise<{ text: string; value: (name: string) => number }> {
  const text = await (await fetch(metricsUrl(server))).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const values = new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
  return { text, value: (name) => values.get(name) ?? Number.NaN }
}

/** Counted nowhere. */
async function followARehearsal(server: ServerProcess) {
  const { caller } = await logInAsHost(server, printedPassword(server) ?? '')
  const { body } = await caller.call(startRehearsal, { body: { seed: 7 } })
  const path = followWorkshop.path.replace('{id}', (body as Workshop).id)
  const follower = await Follower.open(server.url, caller.jar, undefined, path)
  await follower.until('hello')
  return follower
}

async function tellsItsNumbers(settings: Record<string, string>) {
  const server = await startServer({ ...settings, METRICS_PORT: '0', QUOTAS: 'on' })
  expect(metricsUrl(server)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  const ana = await joinPrinted(server)
  await ana.call(nameMe, { body: { email: 'ana@example.org' } })
  const made = await ana.call(createSolution, { body: newSolution(printedSession(server), 'A private name') })
  const { id } = made.body as { id: number }
  for (let count = 0; count < 3; count++) await ana.call(readSolution, { params: { id } })
  await ana.call(readSolution, { params: { id: 424242 } })
  await fetch(`${server.url}/api/nowhere/424242`)
  for (const wrong of ['WRONG-1', 'WRONG-2']) await fetch(`${server.url}/api/session-validate?id=${wrong}`)
  await logInAsHost(server, 'a wrong password')
  const follower = await Follower.open(server.url, ana.jar)
  await follower.until('hello')

  const more: Follower[] = []
  for (let n = 1; n < quotas.streams.atOnce.person; n += 1)
    more.push(await Follower.open(server.url, ana.jar, `more-tabs-${n}`))
  expect((await ana.call(followSession, { query: { tab: 'one-tab-more' } })).status).toBe(429)
  for (const one of more) one.close()

  // one upload is read and two wait
  const uploads = await Promise.all(
    [1, 2, 3, 4].map(() =>
      sendHead(server.url, {
        method: importSolutions.method,
        path: importSolutions.path,
        jar: ana.jar,
        headers: { 'content-length': String(UNCHECKED_BYTES_MAX + 1) },
      }),
    ),
  )
  expect(await Promise.race(uploads.map((upload) => upload.status()))).toBe(429)
  for (const { socket } of uploads) socket.destroy()

  const rehearsing = await followARehearsal(server)

  const route = readSolution.path.replace('{id}', ':id')
  const { text, value } = await numbersOf(server)
  expect(value(`ninefold_http_requests_total{method="GET",route="${route}",status="200"}`)).toBe(3)
  expect(value(`ninefold_http_requests_total{method="GET",route="${route}",status="404"}`)).toBe(1)
  expect(value(`ninefold_http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(4)
  expect(value(`ninefold_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="${route}"}`)).toBe(4)
  expect(value('ninefold_refused_sign_ins_total{of="session ID",reason="wrong"}')).toBe(2)
  expect(value('ninefold_refused_sign_ins_total{of="host password",reason="wrong"}')).toBe(1)
  expect(value('ninefold_refused_sign_ins_total{of="host password",reason="throttled"}')).toBe(0)
  expect(value('ninefold_live_streams')).toBe(2)
  expect(value('ninefold_rooms')).toBe(1)
  expect(value('ninefold_writers_waiting')).toBe(0)
  expect(value('ninefold_quota_refusals_total{quota="streams"}')).toBe(1)
  expect(value('ninefold_busy_refusals_total{work="uploads"}')).toBe(1)
  expect(value('ninefold_busy_refusals_total{work="exports"}')).toBe(0)
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(text).not.toMatch(/ana@|example\.org|private|424242/)
  expect(text).not.toContain(printedSession(server))
  follower.close()
  rehearsing.close()

  expect((await fetch(metricsUrl(server).replace('/metrics', '/'))).status).toBe(404)
  // the address of a screen, also when there are numbers elsewhere
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('ninefold_')
  return { server, value }
}

test('a server tells its numbers to its own machine (SQLite)', PATIENCE, async () => {
  const { server, value } = await tellsItsNumbers({ DATA_DIR: temporaryFolder(), BACKUP_DIR: temporaryFolder() })
  expect(value('ninefold_pool_connections')).toBeNaN()
  await expect
    .poll(async () => (await numbersOf(server)).value('ninefold_backup_age_seconds'), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(0)
  expect((await server.stop()).code).toBe(0)
})

test.skipIf(lacksPostgres)('a server tells its numbers to its own machine (PostgreSQL)', PATIENCE, async () => {
  const { server, value } = await tellsItsNumbers({ DATABASE_URL: await emptyDatabase() })
  expect(value('ninefold_pool_connections')).toBeGreaterThan(0)
  expect(value('ninefold_pool_idle')).toBeGreaterThan(0)
  expect(value('ninefold_pool_waiting')).toBe(0)
  expect((await server.stop()).code).toBe(0)
})

test('unless asked for there are none; a port that is taken is told in one sentence', PATIENCE, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  expect(metricsUrl(server)).toBe('')
  const taken = new URL(server.url).port
  expect(await runServer({ DATA_DIR: temporaryFolder(), METRICS_PORT: taken })).toMatchObject(
    refusal(`Cannot listen on 127.0.0.1:${taken} (METRICS_PORT): EADDRINUSE.`),
  )
})
