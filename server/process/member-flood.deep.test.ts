import { describe, expect, test } from 'vitest'
import { nameMe } from '#contract/session.ts'
import { createSolution, type Solution } from '#contract/solutions.ts'
import { beginFlood, percentile, ROUNDS, workAtPace } from '../testing/processes/paced-work.ts'
import { joinPrinted, newSolution, printedSession } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { runToEnd, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

const script = () => scriptPath('testing/processes/member-flood.js')
/** A calm pace, which stays below the quotas. */
const PACE_MS = 20
const RATIO_MAX = 3

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
    const worked = { member, id: (body as Solution).id, session_id: session, paceMs: PACE_MS }
    await workAtPace(worked)

    for (const kind of kinds) {
      const flooder = await joinAs(server, `${kind}@example.org`)
      const cookie = [...flooder.jar].map((pair) => pair.join('=')).join('; ')
      const times: { quiet: number[]; flooded: number[] } = { quiet: [], flooded: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.quiet.push(...(await workAtPace(worked)))
        const stop = beginFlood(script(), server.url, kind, session, cookie)
        times.flooded.push(...(await workAtPace(worked)))
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
