import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BACKUPS_KEPT, HOUR_MS } from '#contract/limits.ts'
import { temporaryFolder } from '../../testing/processes/process-server.ts'
import { DailyBackups } from './daily-backups.ts'

const START = Date.parse('2026-11-15T08:00:00.000Z')

/** Copies that are only words: what a copy is made of is tested elsewhere. */
function backupsIn(folder: string) {
  let copies = 0
  const made = new DailyBackups(folder, async (file) => writeFileSync(file, `copy ${++copies}`))
  return { made, count: () => copies }
}

test('one backup a day is made, counted from the last one, also after a restart', async () => {
  const folder = temporaryFolder()
  const before = backupsIn(folder)
  await before.made.makeIfDue(START)
  await before.made.makeIfDue(START + 23 * HOUR_MS)
  expect(readdirSync(folder)).toEqual(['ninefold-2026-11-15T08-00-00Z.db'])

  const after = backupsIn(folder)
  await after.made.makeIfDue(START + 23 * HOUR_MS)
  expect(after.count()).toBe(0)
  expect(after.made.state).toEqual({ last_success: '2026-11-15T08:00:00.000Z', has_failed: false })
  await after.made.makeIfDue(START + 24 * HOUR_MS)
  expect(readdirSync(folder)).toEqual(['ninefold-2026-11-15T08-00-00Z.db', 'ninefold-2026-11-16T08-00-00Z.db'])
  expect(after.made.state.last_success).toBe('2026-11-16T08:00:00.000Z')
})

test('the last seven are kept, readable by their owner alone; other files are left alone', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'before-the-move.db'), '')
  const { made } = backupsIn(folder)
  for (let day = 0; day < 10; day++) await made.makeIfDue(START + day * 24 * HOUR_MS)
  const [other, ...kept] = readdirSync(folder).toSorted()
  expect(other).toBe('before-the-move.db')
  expect(kept).toHaveLength(BACKUPS_KEPT)
  expect(kept[0]).toBe('ninefold-2026-11-18T08-00-00Z.db')
  expect(statSync(join(folder, kept[0]!)).mode & 0o777).toBe(0o600)
})

test('one that fails leaves what was there, says so, and is made again', async () => {
  const folder = temporaryFolder()
  let isFull = false
  const made = new DailyBackups(folder, async (file) => {
    writeFileSync(file, 'half')
    if (isFull) throw new Error('no space left')
  })
  await made.makeIfDue(START)
  isFull = true
  await expect(made.makeIfDue(START + 25 * HOUR_MS)).rejects.toThrow('no space left')
  expect(readdirSync(folder)).toEqual(['ninefold-2026-11-15T08-00-00Z.db'])
  expect(made.state).toEqual({ last_success: '2026-11-15T08:00:00.000Z', has_failed: true })
  isFull = false
  await made.makeIfDue(START + 26 * HOUR_MS)
  expect(made.state).toEqual({ last_success: '2026-11-16T10:00:00.000Z', has_failed: false })
})

test('what a killed process left unfinished never counts as a backup, and goes', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ninefold-2026-11-15T07-59-59Z.db.unfinished'), 'half')
  const { made } = backupsIn(folder)
  await made.makeIfDue(START)
  expect(readdirSync(folder)).toEqual(['ninefold-2026-11-15T08-00-00Z.db'])
})

test('a folder that cannot be written to keeps the server from starting, in one sentence', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => backupsIn(join(file, 'folder'))).toThrow(
    `The backup folder ${join(file, 'folder')} (BACKUP_DIR) cannot be written to.`,
  )
})
