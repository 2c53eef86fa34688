import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { importIntoWorkshop, type ImportReport } from '#contract/exports.ts'
import { nameMe, readMe, validateSession } from '#contract/session.ts'
import { updateSolution } from '#contract/solutions.ts'
import { largeDocument } from '../testing/app/large-document.ts'
import { logInAsHost, printedPassword, printedSession, ProcessCaller } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { startServer, temporaryFolder, type ServerProcess } from '../testing/processes/process-server.ts'

const MIB = 1024 * 1024
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

async function participant(server: ServerProcess, email: string) {
  const caller = new ProcessCaller(server)
  await caller.call(validateSession, { query: { id: printedSession(server) } })
  await caller.call(nameMe, { body: { email } })
  return caller
}

/** Sends a request on a connection of its own and leaves its response unread in memory. */
function send({ url, jar }: ProcessCaller, call: string, headers = ''): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  socket.on('error', () => {})
  socket.write(`${call} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: ${cookie}\r\n${headers}\r\n`)
  return socket
}

/** Discards the response; resolves with its status. */
const statusOf = (socket: Socket) =>
  new Promise<number>((resolve) => {
    let status = 0
    socket.on('data', (bytes: Buffer) => (status ||= Number(bytes.toString('latin1', 9, 12))))
    socket.once('close', () => resolve(status))
  })

/** The median and the slowest twentieth of another participant's requests while this goes on. */
async function timesBeside(other: ProcessCaller, work: () => Promise<unknown>) {
  const over = new AbortController()
  const working = work().finally(() => over.abort())
  const times: number[] = []
  do {
    const begun = performance.now()
    expect((await other.call(readMe)).status).toBe(200)
    times.push(performance.now() - begun)
    await pause(20)
  } while (!over.signal.aborted)
  await working
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return { count: times.length, p50: at(0.5), p95: at(0.95), max: at(0.999) }
}

/** Solutions of 7 MB each. */
function heavyDocument(count: number) {
  const document = largeDocument(count)
  for (const solution of document.solutions) {
    const [rating] = solution.user_stories[0]!.functional_options[0]!.ratings
    rating!.requirements = Array.from({ length: 720 }, (_, n) => ({ specification: `${n} ${'word '.repeat(1950)}` }))
  }
  return document
}

const settingsOf = async (engine: string): Promise<Record<string, string>> =>
  engine === 'sqlite' ? { DATA_DIR: temporaryFolder() } : { DATABASE_URL: await emptyDatabase() }

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const isSkipped = engine === 'postgres' && lacksPostgres

  test.skipIf(isSkipped)('thirty unfinished imports take at most 100 MB, and the host imports meanwhile', async () => {
    const server = await startServer(await settingsOf(engine))
    const host = await logInAsHost(server, printedPassword(server) ?? '')
    const people = await Promise.all(Array.from({ length: 30 }, (_, n) => participant(server, `p${n}@example.org`)))
    const before = memoryOf(server.pid)
    const body = Buffer.alloc(32 * MIB - 100, ' ')
    const sockets = people.map((person) => {
      const headers = `content-type: application/json\r\ncontent-length: ${32 * MIB}\r\n`
      const socket = send(person, 'POST /api/solutions/import', headers)
      socket.resume()
      socket.write(body)
      return socket
    })
    let most = 0
    for (let n = 0; n < 50; n += 1) {
      most = Math.max(most, memoryOf(server.pid) - before)
      await pause(100)
    }
    const imported = await host.caller.call(importIntoWorkshop, {
      params: { id: printedSession(server) },
      query: {},
      body: largeDocument(300),
    })
    console.log(engine, 'unfinished imports', { grownMB: Math.round(most / 1e6), imported: imported.status })
    expect(imported.status).toBe(200)
    expect(most).toBeLessThan(100e6)
    for (const socket of sockets) socket.destroy()
  })

  test.skipIf(isSkipped)('exports and documents leave the others under half a second', async () => {
    const server = await startServer(await settingsOf(engine))
    const host = await logInAsHost(server, printedPassword(server) ?? '')
    const id = printedSession(server)
    const greedy = await participant(server, 'greedy@example.org')
    const other = await participant(server, 'other@example.org')
    const addHeavy = async (count: number) => {
      const body = heavyDocument(count)
      const answer = await host.caller.call(importIntoWorkshop, { params: { id }, query: {}, body })
      expect(answer.status).toBe(200)
      return (answer.body as ImportReport).solutions[0]!.id!
    }
    const solution = await addHeavy(1)
    const quiet = await timesBeside(other, () => pause(3000))

    const exports = (format: string) => async () => {
      const call = `GET /api/solutions/${solution}/export?format=${format}`
      const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(send(greedy, call))))
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
    }
    const json = await timesBeside(other, exports('json'))
    const zip = await timesBeside(other, exports('zip'))

    await addHeavy(4)
    const readers = await Promise.all([1, 2, 3, 4].map((n) => participant(server, `reader${n}@example.org`)))
    const documents = await timesBeside(other, () =>
      Promise.all(
        readers.map(async (reader, n) => {
          for (let round = 0; round < 3; round += 1) {
            const body = { solution_name: `Name ${n} ${round}`, primary_fhn: 9 }
            await reader.call(updateSolution, { params: { id: solution }, body })
            expect(await statusOf(send(reader, `GET /api/workshops/${id}/document`))).toBe(200)
          }
        }),
      ),
    )
    console.log(engine, { quiet, json, zip, documents })
    for (const times of [json, zip, documents]) expect.soft(times.p95).toBeLessThan(500)
  })
})
