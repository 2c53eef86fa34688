import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createSolution, type Solution } from '#contract/solutions.ts'
import { beginFlood, percentile, ROUNDS, workAtPace } from '../testing/processes/paced-work.ts'
import { joinPrinted, newSolution, printedSession } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { runToEnd, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

const script = () => scriptPath('testing/processes/flood.js')
const PACE_MS = 5

/** The bytes of memory that a process holds. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

type Worked = Omit<Parameters<typeof workAtPace>[0], 'paceMs'> & { pid: number }

/** One round: how long the slowest hundredth took, and the largest memory of the server. */
async function work({ pid, ...worked }: Worked) {
  let memory = 0
  const observe = () => (memory = Math.max(memory, memoryOf(pid)))
  const times = await workAtPace({ ...worked, paceMs: PACE_MS, observe })
  return { p99: percentile(times, 0.99), memory, count: times.length }
}

type Work = Awaited<ReturnType<typeof work>>
const median = (values: number[]) => percentile(values, 0.5)

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test.skipIf(engine === 'postgres' && lacksPostgres)('no flood of a stranger slows those who work', async () => {
    const kinds = JSON.parse((await runToEnd(['node', script(), 'http://127.0.0.1:1'])).out) as string[]
    expect(kinds.length).toBeGreaterThan(5)
    const settings: Record<string, string> =
      engine === 'sqlite' ? { DATA_DIR: temporaryFolder() } : { DATABASE_URL: await emptyDatabase() }
    const server = await startServer(settings)
    const member = await joinPrinted(server)
    const session_id = printedSession(server)
    const { body } = await member.call(createSolution, { body: newSolution(session_id, 'Worked on') })
    const worked = { member, id: (body as Solution).id, session_id, pid: server.pid }
    // once to warm up, and then for what counts
    await work(worked)

    for (const kind of kinds) {
      const quiet: Work[] = []
      const flooded: Work[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await work(worked))
        const stop = beginFlood(script(), server.url, kind)
        flooded.push(await work(worked))
        await stop()
      }
      const ratio = {
        p99: median(flooded.map(({ p99 }) => p99)) / median(quiet.map(({ p99 }) => p99)),
        memory: Math.max(...flooded.map(({ memory }) => memory)) / Math.min(...quiet.map(({ memory }) => memory)),
      }
      console.log(engine, kind, { quiet, flooded, ratio })
      expect.soft(ratio.p99, `${kind}: the slowest hundredth`).toBeLessThan(3)
      expect.soft(ratio.memory, `${kind}: memory`).toBeLessThan(1.5)
    }
    await server.stop()
  })
})
