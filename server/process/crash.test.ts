import { expect, test } from 'vitest'
import { createSolution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, solutionNames } from '../testing/processes/process-caller.ts'
import { PATIENCE, startServer, temporaryFolder, type ServerProcess } from '../testing/processes/process-server.ts'

const ROUNDS = 4
const WRITERS = 8
const WRITES_BEFORE_THE_CRASH = 60

/** Writes without pause from several sides until the server dies; every other write carries a key. */
async function writeUntilDeath(server: ServerProcess, round: number) {
  const caller = await joinPrinted(server)
  const session = printedSession(server)
  const acknowledged: string[] = []
  const unanswered: string[] = []

  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const name = `${round}-${writer}-${count}`
      try {
        const { status } = await caller.call(createSolution, {
          body: newSolution(session, name),
          headers: count % 2 === 0 ? { 'idempotency-key': name } : {},
        })
        if (status !== 201) throw new Error(`answered ${status}`)
        acknowledged.push(name)
        if (acknowledged.length === WRITES_BEFORE_THE_CRASH) server.signal('SIGKILL')
      } catch {
        if (count % 2 === 0) unanswered.push(name)
        return
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return { acknowledged, unanswered }
}

test('what was acknowledged before kill -9 is there after the restart, once', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const expected: string[] = []
  let server = await startServer({ DATA_DIR })
  for (let round = 0; round < ROUNDS; round += 1) {
    const { acknowledged, unanswered } = await writeUntilDeath(server, round)
    expect((await server.ended).code).toBe(null)
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES_BEFORE_THE_CRASH)
    expected.push(...acknowledged)

    server = await startServer({ DATA_DIR })
    const caller = await joinPrinted(server)
    const session = printedSession(server)
    expect(await solutionNames(caller, session)).toEqual(expect.arrayContaining(expected))

    // whoever got no answer, and whoever did but does not know, sends the same again
    const again = [...unanswered, ...acknowledged.filter((name) => Number(name.split('-')[2]) % 2 === 0)]
    for (const name of again) {
      const body = newSolution(session, name)
      expect(await caller.call(createSolution, { body, headers: { 'idempotency-key': name } })).toMatchObject({
        status: 201,
        body: { solution_name: name },
      })
    }
    expected.push(...unanswered)
    const names = await solutionNames(caller, session)
    expect(names.length).toBe(new Set(names).size)
    expect(names).toEqual(expect.arrayContaining(expected))
  }
})
