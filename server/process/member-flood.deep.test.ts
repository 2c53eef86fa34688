import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { nameMe } from '#contract/session.ts'
import { createSolution, listSolutions, updateSolution, type Solution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, type ProcessCaller } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { runToEnd, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

const script = () => scriptPath('testing/processes/member-flood.js')
/** With and without the flood in turns: a machine is not equally fast all the time. */
const ROUND_MS = 4000
const ROUNDS = 3
/** A calm pace, which stays below the quotas. */
const PACE_MS = 20
const RATIO_MAX = 3

/** Reads and writes at an even pace, and returns the times in milliseconds. */
async function work(member: ProcessCaller, id: number, session_id: string) {
  const times: number[] = []
  const end = performance.now() + ROUND_MS
  for (let n = 0; performance.now() < end; n += 1) {
    const begun = performance.now()
    const { status } =
      n % 5 === 0
        ? await member.call(updateSolution, { params: { id }, body: { solution_name: `Name ${n}`, primary_fhn: 9 } })
        : await member.call(listSolutions, { query: { session_id } })
    times.push(performance.now() - begun)
    expect(status, 'others are not refused').toBeLessThan(300)
    await pause(PACE_MS)
  }
  return times
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] as number

function beginFlood(url: string, kind: string, session: string, { jar }: ProcessCaller) {
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const child = spawn('node', [script(), url, kind, session, cookie], { stdio: 'ignore' })
  // it runs on a machine of its own in reality, and does not take the processor from this one
  setPriority(child.pid as number, constants.priority.PRIORITY_LOW)
  onTestFinished(() => void child.kill('SIGKILL'))
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

async function joinAs(server: Awaited<ReturnType<typeof startServer>>, email: string) {
  const member = await joinPrinted(server)
  await member.call(nameMe, { body: { email } })
  return member
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test.skipIf(engine === 'postgres' && lacksPostgres)('no participant slows the others down', async () => {
    const kinds = JSON.parse((await runToEnd(['node', script(), 'http://127.0.0.1:1'])).out) as string[]
    const settings: Record<string, string> =
      engine === 'sqlite' ? { DATA_DIR: temporaryFolder() } : { DATABASE_URL: await emptyDatabase() }
    const server = await startServer({ ...settings, QUOTAS: 'on' })
    const session = printedSession(server)
    const member = await joinAs(server, 'ana@example.org')
    const { body } = await member.call(createSolution, { body: newSolution(session, 'Worked on') })
    const { id } = body as Solution
    await work(member, id, session)

    for (const kind of kinds) {
      const flooder = await joinAs(server, `${kind}@example.org`)
      const times: { quiet: number[]; flooded: number[] } = { quiet: [], flooded: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.quiet.push(...(await work(member, id, session)))
        const stop = beginFlood(server.url, kind, session, flooder)
        times.flooded.push(...(await work(member, id, session)))
        await stop()
      }
      const quiet = percentile(times.quiet, 0.99)
      const flooded = percentile(times.flooded, 0.99)
      console.log(engine, kind, {
        quiet,
        flooded,
        ratio: flooded / quiet,
        medianFlooded: percentile(times.flooded, 0.5),
      })
      expect.soft(flooded / quiet, `${kind}: the slowest hundredth`).toBeLessThan(RATIO_MAX)
    }
    await server.stop()
  })
})
