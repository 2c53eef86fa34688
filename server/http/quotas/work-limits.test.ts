import { createHash } from 'node:crypto'
import { expect, vi } from 'vitest'
import { readChain } from '#contract/chain.ts'
import { previewChanges } from '#contract/changes.ts'
import { exportSolution, exportWorkshop, importIntoWorkshop, importSolutions } from '#contract/exports.ts'
import { refusalsMessages } from '#contract/messages/refusals.ts'
import { readResultsSolution } from '#contract/results.ts'
import { readResultsDocument, readWorkshopDocument } from '#contract/workshop-document.ts'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { WorkLimits, type Worker, type WorkQuotas } from './work-limits.ts'
import type { WorkKind } from './quotas.ts'

const MIB = 1024 * 1024
const LONG = 60_000
const level = (capacity: number, queueLength: number) => ({ capacity, queueLength, queueTimeoutMs: LONG })
const quota = (person: number, workshop: number, instance: number, queueLength: number) => ({
  person: level(person, queueLength),
  workshop: level(workshop, queueLength),
  instance: level(instance, queueLength),
})
/** One lease of each kind at a time, and nobody waits. */
const one = { member: quota(1, 1, 1, 0), host: quota(1, 1, 1, 0) }
const strictQuotas: WorkQuotas = {
  uploads: { member: quota(1, 40 * MIB, 72 * MIB, 0), host: quota(1, 32 * MIB, 32 * MIB, 0) },
  files: one,
  exports: one,
  documents: one,
}
const strict = new WorkLimits(strictQuotas)
const eachEngine = eachEngineWith({ limits: strict })

const queued = { member: quota(1, 1, 1, 10), host: quota(1, 1, 1, 10) }
const patient = new WorkLimits({ uploads: queued, files: queued, exports: queued, documents: queued })
const withQueues = eachEngineWith({ limits: patient })

const fast = new WorkLimits(strictQuotas, { bytes: 1000, perMs: 100 })
const impatient = eachEngineWith({ limits: fast })

const other: Worker = { isHost: false, person: 'another person', workshop: 'another workshop' }
const untilFree = (limits: WorkLimits) => vi.waitFor(() => expect(limits.load).toEqual({ keys: 0, waiting: 0 }))
const busy = { code: 'SERVER_BUSY', error: refusalsMessages.serverBusy }

const IMPORT = { method: 'POST', path: '/api/solutions/import' }
/** A request of which the last bytes never come. */
async function unfinished(app: TestApp, jar: Map<string, string>, headers: Record<string, string>, path = IMPORT.path) {
  const request = await sendHead(await app.listen(), { method: 'POST', path, jar, headers })
  request.socket.write(headers['transfer-encoding'] ? '5\r\n{"a":\r\n' : '{"a":')
  return request
}
const large = { 'content-length': String(32 * MIB) }

async function untilLeased(limits: WorkLimits, keys: number) {
  await vi.waitFor(() => expect(limits.load.keys).toBe(keys))
}

eachEngine('a second large body of a member is refused before it is read, and those of others are not', async (app) => {
  const ana = await app.memberOf('uploads', 'ana@example.org')
  const ben = await app.memberOf('uploads', 'ben@example.org')
  const first = await unfinished(app, ana.jar, large)
  await untilLeased(strict, 3)
  const second = await unfinished(app, ana.jar, large)
  expect(await second.status()).toBe(429)
  await second.ended
  expect(second.text()).toMatch(/retry-after: \d+/i)
  expect(second.text()).toContain(refusalsMessages.serverBusy)

  // 32 of the workshop's 40 MiB are taken
  const third = await unfinished(app, ben.jar, { 'content-length': String(9 * MIB) })
  expect(await third.status()).toBe(429)
  const small = await unfinished(app, ben.jar, { 'content-length': String(7 * MIB) })
  await untilLeased(strict, 4)
  small.socket.destroy()
  await untilLeased(strict, 3)

  // hosts have a share of their own
  const { id } = await app.workshop('uploads')
  const host = await app.host()
  const body = Buffer.from(JSON.stringify({ format: 'ninefold-workshop', version: 1, solutions: [] }).padEnd(100_000))
  expect((await host.call(importIntoWorkshop, { params: { id }, query: {}, body })).statusCode).toBe(200)
  // and small requests need no lease
  await ana.createSolution()

  first.socket.destroy()
  await untilFree(strict)
  const again = await ana.call(importSolutions, { query: {}, body })
  expect(again.statusCode).toBe(200)
  await untilFree(strict)
})

eachEngine('a large body without a length counts as the largest that its call takes', async (app) => {
  const ana = await app.memberOf('chunked uploads', 'ana@example.org')
  const ben = await app.memberOf('chunked uploads', 'ben@example.org')
  const first = await unfinished(app, ana.jar, { 'transfer-encoding': 'chunked' })
  await untilLeased(strict, 3)
  const second = await unfinished(app, ben.jar, { 'content-length': String(9 * MIB) })
  expect(await second.status()).toBe(429)
  first.socket.destroy()
  await untilFree(strict)
})

impatient('a large upload that stalls is ended, and its lease with it', async (app) => {
  const ana = await app.memberOf('stalled', 'ana@example.org')
  const stalled = await unfinished(app, ana.jar, large)
  expect(await stalled.status()).toBe(408)
  await stalled.ended
  await untilFree(fast)
})

/** Every call of a kind, each with what makes it valid. */
async function callsOf(app: TestApp, title: string, kind: Exclude<WorkKind, 'uploads'>) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const { solution } = await ana.fullSolution()
  const { id } = await app.workshop(title)
  const headers = { [RESULTS_TOKEN_HEADER]: await app.resultsToken(id) }
  const anyone = app.somebody()
  const params = { id: solution.id }
  const file = { body: Buffer.from('any'), headers: { 'content-type': 'application/octet-stream' } }
  const calls = {
    exports: ['xlsx', 'csv', 'md', 'json', 'reqif', 'zip', 'jira', 'azure-devops', 'gitlab'].map(
      (format) => () => ana.call(exportSolution, { params, query: { format } }),
    ),
    documents: [
      () => ana.call(readChain, { params }),
      () => ana.call(readWorkshopDocument, { params: { id } }),
      () => anyone.call(readResultsDocument, { headers }),
      () => anyone.call(readResultsSolution, { params, headers }),
    ],
    files: [
      () => ana.call(previewChanges, { params: { id }, ...file }),
      () => ana.call(importSolutions, { query: {}, body: { format: 'ninefold-solution', version: 1, solutions: [] } }),
    ],
  }
  return { ana, id, solution, calls: calls[kind] }
}

for (const kind of ['exports', 'documents', 'files'] as const) {
  eachEngine(
    `${kind}: a call without a lease is refused with 429 and Retry-After, and later it passes`,
    async (app) => {
      const { calls } = await callsOf(app, `refused ${kind}`, kind)
      const release = await strict.acquire(kind, other)
      for (const call of calls) {
        const refused = await call()
        expect(refused.statusCode).toBe(429)
        expect(refused.json()).toEqual(busy)
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      }
      release()
      for (const call of calls) {
        expect([200, 400]).toContain((await call()).statusCode)
        await untilFree(strict)
      }
    },
  )

  eachEngine(`${kind}: hosts have leases of their own`, async (app) => {
    const { id, solution } = await callsOf(app, `host ${kind}`, kind)
    const release = await strict.acquire(kind, other)
    const host = await app.host()
    const call = {
      exports: () => host.call(exportWorkshop, { params: { id }, query: { format: 'json' } }),
      documents: () => host.call(readChain, { params: { id: solution.id } }),
      files: () =>
        host.call(importIntoWorkshop, {
          params: { id },
          query: {},
          body: { format: 'ninefold-workshop', version: 1, solutions: [] },
        }),
    }[kind]
    expect((await call()).statusCode).toBe(200)
    release()
    await untilFree(strict)
  })
}

withQueues('a caller that disconnects leaves the queue at once', async (app) => {
  const ana = await app.memberOf('leaves the queue', 'ana@example.org')
  const { id } = await ana.createSolution()
  for (const [kind, path] of [
    ['exports', `/api/solutions/${id}/export?format=json`],
    ['documents', `/api/solutions/${id}/chain`],
  ] as const) {
    const release = await patient.acquire(kind, other)
    const request = await sendHead(await app.listen(), { method: 'GET', path, jar: ana.jar })
    await vi.waitFor(() => expect(patient.load.waiting).toBe(1))
    request.socket.destroy()
    await vi.waitFor(() => expect(patient.load.waiting).toBe(0))
    release()
    await untilFree(patient)
  }
})

withQueues('a caller that disconnects at the beginning of its upload leaves the queue at once', async (app) => {
  const ana = await app.memberOf('leaves the queue', 'ana@example.org')
  const release = await patient.acquire('uploads', other)
  const request = await unfinished(app, ana.jar, large)
  await vi.waitFor(() => expect(patient.load.waiting).toBe(1))
  request.socket.destroy()
  await vi.waitFor(() => expect(patient.load.waiting).toBe(0))
  release()
  await untilFree(patient)
})

withQueues('readers who wait share one answer to the newest revision', async (app) => {
  const ana = await app.memberOf('shared document', 'ana@example.org')
  const { id } = await app.workshop('shared document')
  const readers = await Promise.all(
    ['ben', 'carl', 'dora'].map((name) => app.memberOf('shared document', `${name}@example.org`)),
  )
  await ana.createSolution({ name: 'First' })
  const release = await patient.acquire('documents', other)
  const answers = []
  for (const [index, reader] of readers.entries()) {
    answers.push(reader.call(readWorkshopDocument, { params: { id } }))
    await vi.waitFor(() => expect(patient.load.waiting).toBe(index + 1))
    await ana.createSolution({ name: `Solution ${index}` })
  }
  const reads = vi.spyOn(app.db, 'atOneMoment')
  release()
  const hashes = (await Promise.all(answers)).map(({ body }) => createHash('sha256').update(body).digest('hex'))
  expect(new Set(hashes).size).toBe(1)
  expect(reads).toHaveBeenCalledTimes(1)
  reads.mockRestore()
  const [first] = await Promise.all(answers)
  expect(first!.json<{ solutions: unknown[] }>().solutions).toHaveLength(4)
  await untilFree(patient)
})
