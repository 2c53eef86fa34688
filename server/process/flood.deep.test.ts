import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSolution, listSolutions, updateSolution, type Solution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, type ProcessCaller } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { runToEnd, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

const script = () => scriptPath('testing/processes/flood.js')
/** How long somebody works, with and without a flood in turns: a machine is not equally fast all the time. */
const ROUND_MS = 4000
const ROUNDS = 3
const PACE_MS = 5

/** The bytes of memory that a process holds. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/** A member reads and writes at an even pace; answers how long the slowest hundredth took, and the largest memory. */
async function work(member: ProcessCaller, { id, session_id, pid }: { id: number; session_id: string; pid: number }) {
  const times: number[] = []
  let memory = 0
  const end = performance.now() + ROUND_MS
  for (let n = 0; performance.now() < end; n += 1) {
    const begun = performance.now()
    const { status } =
      n % 5 === 0
        ? await member.call(updateSolution, { params: { id }, body: { solution_name: `Name ${n}`, primary_fhn: 9 } })
        : await member.call(listSolutions, { query: { session_id } })
    times.push(performance.now() - begun)
    expect(status, 'nobody inside is refused').toBeLessThan(300)
    memory = Math.max(memory, memoryOf(pid))
    await pause(PACE_MS)
  }
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] as number, memory, count: times.length }
}

type Work = Awaited<ReturnType<typeof work>>
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

function beginFlood(url: string, kind: string) {
  const child = spawn('node', [script(), url, kind], { stdio: 'ignore' })
  // strangers sit at machines of their own, and do not take the time of this one
  setPriority(child.pid as number, constants.priority.PRIORITY_LOW)
  onTestFinished(() => void child.kill('SIGKILL'))
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

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
    const place = { id: (body as Solution).id, session_id, pid: server.pid }
    // once to warm up, and then for what counts
    await work(member, place)

    for (const kind of kinds) {
      const quiet: Work[] = []
      const flooded: Work[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await work(member, place))
        const stop = beginFlood(server.url, kind)
        flooded.push(await work(member, place))
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
