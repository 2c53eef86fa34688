import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBackups, type BackupState } from '#contract/backups.ts'
import { createSolution } from '#contract/solutions.ts'
import {
  joinPrinted,
  logInAsHost,
  newSolution,
  printedPassword,
  printedSession,
  solutionNames,
} from '../testing/processes/process-caller.ts'
import {
  PATIENCE,
  refusal,
  runServer,
  runTool,
  startServer,
  temporaryFolder,
} from '../testing/processes/process-server.ts'

test('a server backs itself up by itself, tells its host, and the backup can be restored', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const first = await startServer({ DATA_DIR })
  const member = await joinPrinted(first)
  await member.call(createSolution, { body: newSolution(printedSession(first), 'Backed up') })
  const password = printedPassword(first) ?? ''
  await first.stop()

  const BACKUP_DIR = join(temporaryFolder(), 'made', 'when missing')
  const server = await startServer({ DATA_DIR, BACKUP_DIR })
  const { caller: host } = await logInAsHost(server, password)
  const state = async () => (await host.call(readBackups)).body as BackupState
  await expect.poll(async () => (await state()).last_success, { timeout: 60_000 }).not.toBeNull()
  expect(await state()).toMatchObject({ automatic: true, has_failed: false })
  const [file = '', ...others] = readdirSync(BACKUP_DIR)
  expect(others).toEqual([])
  await server.stop()

  const elsewhere = temporaryFolder()
  const restored = await runTool('restore', [join(BACKUP_DIR, file)], { DATA_DIR: join(elsewhere, 'data') })
  expect(restored).toMatchObject({ code: 0, err: '' })
  const again = await startServer({ DATA_DIR: join(elsewhere, 'data') })
  expect(await solutionNames(await joinPrinted(again), printedSession(again))).toContain('Backed up')
})

test('a backup folder that is of no use is refused at the start', PATIENCE, async () => {
  const BACKUP_DIR = temporaryFolder()
  expect(await runServer({ BACKUP_DIR, DATABASE_URL: 'postgres://127.0.0.1/none' })).toMatchObject(
    refusal(
      'The setting BACKUP_DIR is for the embedded database; one in PostgreSQL (DATABASE_URL) is backed up with pg_dump.',
    ),
  )
  const DATA_DIR = temporaryFolder()
  expect(await runServer({ BACKUP_DIR: '/dev/null/backups', DATA_DIR })).toMatchObject(
    refusal('The backup folder /dev/null/backups (BACKUP_DIR) cannot be written to.'),
  )
})
