import { expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import { createSolution } from '#contract/solutions.ts'
import { findPostgresBinaries } from '../../scripts/find-postgres.mjs'
import { startPostgres } from '../testing/postgres/postgres-server.ts'
import { joinPrinted, newSolution, printedSession, solutionNames } from '../testing/processes/process-caller.ts'
import { PATIENCE, startServer } from '../testing/processes/process-server.ts'

const unavailable = {
  status: 503,
  body: { code: 'DATABASE_UNAVAILABLE', error: errors.DATABASE_UNAVAILABLE[1] },
}

test.skipIf(!findPostgresBinaries())(
  'PostgreSQL may go away amid writes: 503 until it is back, nothing lost, nothing doubled, the same process',
  PATIENCE,
  async ({ onTestFinished }) => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const server = await startServer({ DATABASE_URL: postgres.url })
    const session = printedSession(server)
    const member = await joinPrinted(server)
    const create = (name: string) =>
      member.call(createSolution, { body: newSolution(session, name), headers: { 'idempotency-key': name } })

    const acknowledged: string[] = []
    const refused: string[] = []
    let stopped: Promise<void> | undefined
    const write = async (writer: number) => {
      for (let count = 0; ; count += 1) {
        const name = `${writer}-${count}`
        const answer = await create(name)
        if (answer.status !== 201) {
          refused.push(name)
          return answer
        }
        acknowledged.push(name)
        if (acknowledged.length === 50) stopped = postgres.stop()
      }
    }
    for (const answer of await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)))) {
      expect(answer).toMatchObject(unavailable)
    }
    await stopped
    for (const endpoint of [readHealth, readReadiness]) expect(await member.call(endpoint)).toMatchObject(unavailable)
    expect(await member.call(readLiveness)).toMatchObject({ status: 200 })
    expect((await create('while it is away')).headers.get('retry-after')).toBe('5')

    await postgres.start()
    expect(await member.call(readHealth)).toMatchObject({ status: 200, body: { database: 'postgres' } })
    for (const name of [...refused, ...acknowledged]) expect(await create(name)).toMatchObject({ status: 201 })
    const names = await solutionNames(member, session)
    expect(names).toEqual(expect.arrayContaining([...refused, ...acknowledged]))
    expect(new Set(names).size).toBe(names.length)
    expect(await server.stop()).toMatchObject({ code: 0, err: '' })
  },
)
