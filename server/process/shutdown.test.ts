import { expect, test } from 'vitest'
import { createSolution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, solutionNames } from '../testing/processes/process-caller.ts'
import { PATIENCE, scriptPath, startServer, temporaryFolder } from '../testing/processes/process-server.ts'
import { beginSlowly, untilNotListening } from '../testing/processes/process-slow-request.ts'

/** The log of a server that waits for its requests in vain has this line, and nothing else has any. */
const LOG_LEVEL = 'warn'
const TIME_WAS_UP = '"msg":"stopped before every request was answered"'

test.each([
  ['node', ['node', 'main.js']],
  ['npm start', ['sh', '-c', 'exec node "$0"', 'main.js']],
])('SIGTERM to %s finishes the requests in flight', PATIENCE, async (_name, command) => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR, LOG_LEVEL }, [...command.slice(0, -1), scriptPath('main.js')])
  const session = printedSession(server)
  const member = await joinPrinted(server)
  const slow = await beginSlowly(member, createSolution, newSolution(session, 'Begun before the end'))

  server.signal('SIGTERM')
  await untilNotListening(server.url)
  expect(await slow.finish()).toMatch(/^HTTP\/1.1 201 /)
  expect(await server.ended).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining(TIME_WAS_UP) })

  const next = await startServer({ DATA_DIR })
  expect(await solutionNames(await joinPrinted(next), session)).toContain('Begun before the end')
})

test('SIGTERM ends the process in the end, whatever a request does', PATIENCE, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL })
  const member = await joinPrinted(server)
  const hanging = await beginSlowly(member, createSolution, newSolution(printedSession(server), 'Never finished'))
  expect(await server.stop()).toMatchObject({ code: 0, err: '', out: expect.stringContaining(TIME_WAS_UP) })
  await hanging.ended
})

test(
  'SIGTERM amid many writes keeps each that was acknowledged, and lets go of open connections',
  PATIENCE,
  async () => {
    const DATA_DIR = temporaryFolder()
    const server = await startServer({ DATA_DIR, LOG_LEVEL })
    const session = printedSession(server)
    const member = await joinPrinted(server)
    const acknowledged: string[] = []
    const write = async (writer: number) => {
      for (let count = 0; ; count += 1) {
        const body = newSolution(session, `${writer}-${count}`)
        const answer = await member.call(createSolution, { body }).catch(() => undefined)
        // told to go away, or nobody there any more
        if (answer?.status !== 201) return answer?.status
        acknowledged.push(body.solution_name)
        if (acknowledged.length === 40) server.signal('SIGTERM')
      }
    }
    const lastStatus = await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)))
    expect(lastStatus.filter((status) => status !== undefined && status !== 503)).toEqual([])
    expect(await server.ended).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining(TIME_WAS_UP) })

    const next = await startServer({ DATA_DIR })
    const names = await solutionNames(await joinPrinted(next), session)
    expect(names).toEqual(expect.arrayContaining(acknowledged))
  },
)
