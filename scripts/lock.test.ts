import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryLock, withLock } from './lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('only one holder works at a time, and a failure releases the lock', async () => {
  const path = join(folder, 'lock')
  let working = 0
  const most: number[] = []
  const work = async (fails: boolean) => {
    working += 1
    most.push(working)
    await new Promise(setImmediate)
    working -= 1
    if (fails) throw new Error('no network')
  }
  const ends = await Promise.allSettled([true, false, false].map((fails) => withLock(path, () => work(fails))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(most).toEqual([1, 1, 1])
  expect(existsSync(path)).toBe(false)
})

test.each([
  ['a killed process', () => spawnSync(process.execPath, ['-e', '']).pid, new Date()],
  ['an earlier process with the same number', () => process.pid, new Date()],
  ['a process that has not refreshed it for long', () => process.ppid, new Date(0)],
])('takes over the lock of %s', async (_owner, pid, refreshed) => {
  const path = join(folder, 'lock')
  writeFileSync(path, String(pid()))
  utimesSync(path, refreshed, refreshed)
  expect(await withLock(path, async () => 'done')).toBe('done')
})

test('leaves the lock of a living process alone', () => {
  const path = join(folder, 'lock')
  writeFileSync(path, String(process.ppid))
  expect(tryLock(path)).toBe(false)
  expect(readFileSync(path, 'utf8')).toBe(String(process.ppid))
})

test('fails where no lock can be created', async () => {
  await expect(withLock(join(folder, 'missing', 'lock'), async () => 'done')).rejects.toThrow('ENOENT')
})
