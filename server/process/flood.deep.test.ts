import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSolution, listSolutions, updateSolution, type Solution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, type ProcessCaller } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { runToEnd, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

const script = () => scriptPath('testing/processes/flood.js')
/** How long somebody works with and without a flood; most connections of a flood last longer than one round of it. */
const ROUND_MS = 8000
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

function beginFlood(url: string, kind: string) {
  const child = spawn('node', [script(), url, kind], { stdio: 'ignore' })
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
      const quiet = await work(member, place)
      const stop = beginFlood(server.url, kind)
      const flooded = await work(member, place)
      await stop()
      const ratio = { p99: flooded.p99 / quiet.p99, memory: flooded.memory / quiet.memory }
      console.log(engine, kind, { quiet, flooded, ratio })
      expect.soft(ratio.p99, `${kind}: the slowest hundredth`).toBeLessThan(3)
      expect.soft(ratio.memory, `${kind}: memory`).toBeLessThan(1.5)
    }
    await server.stop()
  })
})
