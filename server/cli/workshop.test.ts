import { expect, test } from 'vitest'
import { createSolution } from '#contract/solutions.ts'
import { nameMe, validateSession } from '#contract/session.ts'
import { freePort } from '../testing/postgres/free-port.ts'
import {
  joinPrinted,
  newSolution,
  printedSession,
  ProcessCaller,
  solutionNames,
} from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, refusal, runTool, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

type Settings = Record<string, string>

/** What a command prints: its lines, and their fields. */
async function run(settings: Settings, ...args: string[]): Promise<string[][]> {
  const { code, out, err } = await runTool('workshop', args, settings)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}

test(
  'a script opens, renames, copies, closes, reopens and deletes workshops of a running server',
  PATIENCE,
  async () => {
    const settings = { DATA_DIR: temporaryFolder() }
    const server = await startServer(settings)
    const session = printedSession(server)
    const member = await joinPrinted(server)
    await member.call(nameMe, { body: { email: 'ana@example.org' } })
    await member.call(createSolution, { body: newSolution(session, 'By Ana') })

    const [[id = '', status, title] = []] = await run(settings, 'open', 'Spring, first day')
    expect([status, title]).toEqual(['open', 'Spring, first day'])
    expect(await run(settings, 'list')).toEqual([
      [session, 'open', '1 joined', '3 solutions', expect.stringMatching(/Z$/), 'Demo workshop'],
      [id, 'open', '0 joined', '0 solutions', '-', title],
    ])

    expect(await run(settings, 'rename', id.toLowerCase(), 'Summer')).toEqual([[id, 'open', 'Summer']])
    expect(await run(settings, 'results', session)).toEqual([[session, 'results', 'Demo workshop']])
    expect((await member.call(createSolution, { body: newSolution(session, 'Too late') })).status).toBe(423)
    expect(await run(settings, 'close', session)).toEqual([[session, 'closed', 'Demo workshop']])
    expect((await member.call(createSolution, { body: newSolution(session, 'Too late') })).status).toBe(401)
    expect(await run(settings, 'reopen', session)).toEqual([[session, 'open', 'Demo workshop']])

    const [[copyId = ''] = []] = await run(settings, 'copy', session, 'Second round', '--with-solutions')
    const reader = new ProcessCaller(server)
    await reader.call(validateSession, { query: { id: copyId } })
    expect(await solutionNames(reader, copyId)).toEqual(await solutionNames(member, session))

    const [[newId = ''] = []] = await run(settings, 'new-id', copyId)
    expect(newId).not.toBe(copyId)
    expect(await run(settings, 'people', session)).toContainEqual([
      expect.any(String),
      '1 solutions',
      'ana@example.org',
    ])
    expect(await run(settings, 'forget', session, 'ana@example.org')).toEqual([['participant 1']])

    expect(await runTool('workshop', ['delete', newId, 'Some other title'], settings)).toMatchObject(
      refusal('Nothing was deleted: there is no workshop with this session ID and title.'),
    )
    await run(settings, 'delete', newId, 'Second round')
    expect((await run(settings, 'list')).map(([each]) => each)).toEqual([session, id])
    await server.stop()
    expect(await runTool('workshop', ['list'], settings)).toMatchObject(
      refusal(`No server is running on the data folder ${settings.DATA_DIR} (DATA_DIR): start it first.`),
    )
  },
)

test('a command that is not understood, or refused, says so', PATIENCE, async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  for (const args of [[], ['dance'], ['open'], ['open', 'two', 'titles'], ['list', '--loudly'], ['constructor']]) {
    const { code, out, err } = await runTool('workshop', args, settings)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^Please say what to do:\n.* list\n.* open TITLE\n/)
  }
  await startServer(settings)
  expect(await runTool('workshop', ['close', '2222-2222'], settings)).toMatchObject(
    refusal('This does not exist or was deleted.'),
  )
})

test.skipIf(lacksPostgres)('with PostgreSQL it asks the server of this machine', PATIENCE, async () => {
  const settings = { DATABASE_URL: await emptyDatabase(), PORT: String(await freePort()) }
  const server = await startServer(settings)
  expect((await run(settings, 'list')).map(([id]) => id)).toEqual([printedSession(server)])
  await server.stop()
  expect(await runTool('workshop', ['list'], settings)).toMatchObject(
    refusal(`The server at http://127.0.0.1:${settings.PORT} does not answer: try again shortly.`),
  )
})
