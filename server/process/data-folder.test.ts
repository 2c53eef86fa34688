import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetParticipant } from '#contract/participants.ts'
import { nameMe } from '#contract/session.ts'
import { createSolution, updateSolution } from '#contract/solutions.ts'
import {
  joinPrinted,
  logInAsHost,
  newSolution,
  printedSession,
  solutionNames,
} from '../testing/processes/process-caller.ts'
import {
  refusal,
  PATIENCE,
  runServer,
  runToEnd,
  scriptPath,
  startServer,
  temporaryFolder,
} from '../testing/processes/process-server.ts'

const NOBODY = 65_534

const inUse = (dataDir: string) => `Another Ninefold process is already using the data folder ${dataDir} (DATA_DIR).`
const notWritable = (dataDir: string) => `The data folder ${dataDir} (DATA_DIR) cannot be written to.`
const damaged = (file: string) => `The database ${file} cannot be read: it is damaged or not a Ninefold database.`

test('a second process on the same folder is refused and the first is unharmed', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const first = await startServer({ DATA_DIR })
  const session = printedSession(first)
  const member = await joinPrinted(first)

  expect(await runServer({ DATA_DIR })).toMatchObject(refusal(inUse(DATA_DIR)))
  expect(await member.call(createSolution, { body: newSolution(session, 'After it') })).toMatchObject({ status: 201 })
  expect(await solutionNames(member, session)).toContain('After it')

  // the system frees the lock of a process that was killed
  await first.stop('SIGKILL')
  const next = await startServer({ DATA_DIR })
  expect(await solutionNames(await joinPrinted(next), session)).toContain('After it')
})

test('a folder that cannot be made is refused', PATIENCE, async () => {
  const file = join(temporaryFolder(), 'a-file')
  writeFileSync(file, '')
  expect(await runServer({ DATA_DIR: join(file, 'data') })).toMatchObject(refusal(notWritable(join(file, 'data'))))
})

/** Root may write everywhere, so its tests start the server as somebody else, if that one may read it. */
const asSomebody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

test('a folder or a file that may not be written to is refused', PATIENCE, async ({ skip }) => {
  const isReadable = (await runToEnd(['test', '-r', scriptPath('main.js')], {}, asSomebody)).code === 0
  skip(!isReadable, 'nobody else may read the server here')
  const folder = temporaryFolder()
  chmodSync(folder, 0o555)
  expect(await runServer({ DATA_DIR: folder }, asSomebody)).toMatchObject(refusal(notWritable(folder)))

  for (const name of ['ninefold.db', 'ninefold.lock']) {
    const writable = join(temporaryFolder(), 'data')
    mkdirSync(writable)
    writeFileSync(join(writable, name), '')
    chmodSync(join(writable, name), 0o444)
    chmodSync(writable, 0o777)
    chmodSync(join(writable, '..'), 0o755)
    expect(await runServer({ DATA_DIR: writable }, asSomebody)).toMatchObject(refusal(notWritable(writable)))
  }
})

test('a damaged database is refused and left as it is', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const file = join(DATA_DIR, 'ninefold.db')
  await (await startServer({ DATA_DIR })).stop()
  const { size } = statSync(file)
  expect(size).toBeGreaterThan(100_000)

  await runToEnd(['truncate', '--size', `${Math.floor(size / 8192) * 4096}`, file])
  const { mtimeMs } = statSync(file)
  expect(await runServer({ DATA_DIR })).toMatchObject(refusal(damaged(file)))
  expect(statSync(file).mtimeMs).toBe(mtimeMs)

  writeFileSync(file, 'This is a letter to my aunt, and no database. '.repeat(200))
  expect(await runServer({ DATA_DIR })).toMatchObject(refusal(damaged(file)))
})

test('after a clean stop the database file is whole by itself', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  await (await startServer({ DATA_DIR })).stop()
  expect(statSync(join(DATA_DIR, 'ninefold.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
})

test('an e-mail that the host removed is in no corner of the file any more', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const HOST_PASSWORD = 'a password of the host'
  const email = 'removed.person@example.org'
  const server = await startServer({ DATA_DIR, HOST_PASSWORD })
  const id = printedSession(server)
  const member = await joinPrinted(server)
  await member.call(nameMe, { body: { email } })
  for (let count = 0; count < 30; count += 1) {
    const { body } = await member.call(createSolution, {
      body: { ...newSolution(id, `Solution ${count}`), user_email: email },
    })
    const params = { id: (body as { id: number }).id }
    await member.call(updateSolution, { params, body: { solution_name: 'Renamed '.repeat(10), primary_fhn: 1 } })
  }
  const { caller: host } = await logInAsHost(server, HOST_PASSWORD)
  expect((await host.call(forgetParticipant, { params: { id }, body: { email } })).status).toBe(200)
  await server.stop()
  expect(readFileSync(join(DATA_DIR, 'ninefold.db'))).not.toSatisfy((file: Buffer) => file.includes(email))
})
