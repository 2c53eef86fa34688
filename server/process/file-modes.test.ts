import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  PATIENCE,
  runToEnd,
  runTool,
  scriptPath,
  startServer,
  temporaryFolder,
} from '../testing/processes/process-server.ts'

/** The widest umask there is: whatever is not made private on purpose can be read and written by every user. */
const withoutMask = (script: string, args = '') => ['sh', '-c', `umask 000; exec node ${scriptPath(script)} ${args}`]

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

function openFolder(): string {
  const folder = join(temporaryFolder(), 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  return folder
}

test(
  'other users can read no file of the server, whatever its umask and the mode of its folders',
  PATIENCE,
  async () => {
    const DATA_DIR = openFolder()
    const BACKUP_DIR = openFolder()
    const settings = { DATA_DIR, BACKUP_DIR }
    const server = await startServer(settings, withoutMask('main.js'))
    await expect
      .poll(() => readdirSync(BACKUP_DIR).some((name) => name.endsWith('.db')), { timeout: 60_000 })
      .toBe(true)
    const made = modesIn(DATA_DIR)
    expect(Object.keys(made)).toEqual(
      expect.arrayContaining(['ninefold.db', 'ninefold.db-shm', 'ninefold.db-wal', 'ninefold.lock', 'running.json']),
    )
    expect(new Set([...Object.values(made), ...Object.values(modesIn(BACKUP_DIR))])).toEqual(new Set(['600']))
    expect([modeOf(DATA_DIR), modeOf(BACKUP_DIR)]).toEqual(['700', '700'])
    const backup = join(temporaryFolder(), 'backup.db')
    expect((await runToEnd(withoutMask('cli/backup.js', backup), { DATA_DIR })).code).toBe(0)
    expect(modeOf(backup)).toBe('600')
    await server.stop()
  },
)

test('files and folders that were open to others are closed at the next start', PATIENCE, async () => {
  const DATA_DIR = openFolder()
  const BACKUP_DIR = openFolder()
  await (await startServer({ DATA_DIR })).stop('SIGKILL')
  const old = join(BACKUP_DIR, 'ninefold-2026-11-15T08-00-00Z.db')
  writeFileSync(old, 'a backup')
  writeFileSync(join(DATA_DIR, 'ninefold.db.before-upgrade'), 'a copy')
  for (const name of readdirSync(DATA_DIR)) chmodSync(join(DATA_DIR, name), 0o644)
  for (const path of [DATA_DIR, BACKUP_DIR]) chmodSync(path, 0o755)
  chmodSync(old, 0o644)

  const server = await startServer({ DATA_DIR, BACKUP_DIR })
  expect(new Set(Object.values(modesIn(DATA_DIR)))).toEqual(new Set(['600']))
  expect([modeOf(DATA_DIR), modeOf(BACKUP_DIR), modeOf(old)]).toEqual(['700', '700', '600'])
  await server.stop()
})

test('a restore makes private files too', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  await (await startServer({ DATA_DIR })).stop()
  const backup = join(temporaryFolder(), 'backup.db')
  await runTool('backup', [backup], { DATA_DIR })
  chmodSync(backup, 0o644)
  const target = openFolder()
  expect((await runToEnd(withoutMask('cli/restore.js', backup), { DATA_DIR: target })).code).toBe(0)
  expect(new Set(Object.values(modesIn(target)))).toEqual(new Set(['600']))
  expect(modeOf(target)).toBe('700')
})

test('a folder that other people keep files in stays open to them', PATIENCE, async () => {
  const DATA_DIR = openFolder()
  const letter = join(DATA_DIR, 'letter.txt')
  writeFileSync(letter, 'not ours')
  chmodSync(letter, 0o644)
  const server = await startServer({ DATA_DIR })
  expect([modeOf(DATA_DIR), modeOf(letter), modeOf(join(DATA_DIR, 'ninefold.db'))]).toEqual(['755', '644', '600'])
  expect(existsSync(join(DATA_DIR, 'ninefold.lock'))).toBe(true)
  await server.stop()
})
