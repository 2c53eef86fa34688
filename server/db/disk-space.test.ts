import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/processes/process-server.ts'
import { DiskSpace } from './disk-space.ts'
import { requireRoomFor } from './free-space.ts'
import { ReserveFile } from './reserve-file.ts'

const MIB = 1024 * 1024

function diskOf(total: number, { reserve, size }: { reserve?: number; size?: number } = {}) {
  const file = join(temporaryFolder(), 'ninefold.reserve')
  const state = { free: total, log: 0, reusable: 0, now: 0, measured: 0 }
  const changes: boolean[] = []
  const disk = new DiskSpace({
    async read() {
      state.measured += 1
      return { free: state.free - state.log, total }
    },
    reusable: async () => state.reusable,
    shortenLog: async () => void (state.log = 0),
    reserve,
    ...(size && { fileOf: () => new ReserveFile(file, size) }),
    now: () => state.now,
    onChange: (isLow) => changes.push(isLow),
  })
  /** The state of the disk a while later. */
  const later = (change: Partial<typeof state>) => {
    Object.assign(state, change, { now: state.now + 1000 })
    return disk.stateFor()
  }
  return { disk, file, state, changes, later }
}

test('keeps 64 MiB free, and an eighth of a small disk', async () => {
  const large = diskOf(10_000 * MIB)
  expect(await large.later({ free: 64 * MIB })).toBe('ample')
  expect(await large.later({ free: 64 * MIB - 1 })).toBe('low')
  expect(await large.later({ free: 31 * MIB })).toBe('critical')
  const small = diskOf(24 * MIB)
  expect(await small.later({ free: 3 * MIB })).toBe('ample')
  expect(await small.later({ free: 3 * MIB - 1 })).toBe('low')
  const off = diskOf(24 * MIB, { reserve: 0 })
  expect(await off.later({ free: 0 })).toBe('ample')
})

test('recovers when there is room on the disk, or when deletions have made room in the database', async () => {
  const { later, changes } = diskOf(1000 * MIB, { reserve: 10 * MIB })
  expect(await later({ free: 9 * MIB })).toBe('low')
  expect(await later({ free: 9 * MIB, reusable: 2 * MIB })).toBe('ample')
  // the log needs room outside of the database file
  expect(await later({ free: 4 * MIB, reusable: 500 * MIB })).toBe('low')
  expect(await later({ free: 10 * MIB, reusable: 0 })).toBe('ample')
  expect(changes).toEqual([true, false, true, false])
})

test('empties the log before it refuses anything', async () => {
  const { later, changes } = diskOf(1000 * MIB, { reserve: 10 * MIB })
  expect(await later({ free: 13 * MIB, log: 4 * MIB })).toBe('ample')
  expect(await later({ free: 9 * MIB, log: 4 * MIB })).toBe('low')
  expect(changes).toEqual([true])
})

test('measures once a second, and sooner when much is written', async () => {
  const { disk, state } = diskOf(1000 * MIB)
  for (let count = 0; count < 50; count += 1) await disk.stateFor(100)
  expect(state.measured).toBe(1)
  await disk.stateFor(MIB)
  expect(state.measured).toBe(2)
  state.now += 1000
  await disk.stateFor(100)
  expect(state.measured).toBe(3)
})

test('refuses a request that would take the reserve, and takes smaller ones', async () => {
  const { disk } = diskOf(1000 * MIB, { reserve: 950 * MIB })
  expect(await disk.stateFor(32 * MIB)).toBe('low')
  expect(await disk.stateFor(1000)).toBe('ample')
})

test('a deletion on a full disk gets the room of the reserve file, which comes back with the room', async () => {
  const { disk, file, later } = diskOf(1000 * MIB, { reserve: 10 * MIB, size: 2 * MIB })
  await later({ free: 160 * MIB })
  expect(existsSync(file)).toBe(false)
  await later({ free: 159 * MIB })
  await vi.waitFor(() => expect(statSync(file).size).toBe(2 * MIB))
  await later({ free: 0 })
  expect(await disk.makeRoom(async () => existsSync(file))).toBe(false)
  // what the reserve file leaves is not taken for room that others may use
  expect(await later({ free: 11 * MIB })).toBe('low')
  await vi.waitFor(() => expect(statSync(file).size).toBe(2 * MIB))
  expect(await disk.makeRoom(async () => existsSync(file))).toBe(false)
  expect(await later({ free: 20 * MIB })).toBe('ample')
  await vi.waitFor(() => expect(existsSync(file)).toBe(true))
})

test('a file system that cannot be measured refuses nothing', async () => {
  const failures: unknown[] = []
  const disk = new DiskSpace({
    read: () => Promise.reject(new Error('no such call')),
    reusable: async () => 0,
    shortenLog: async () => {},
    reserve: undefined,
    onFailure: (error) => failures.push(error),
  })
  expect(await disk.stateFor()).toBe('ample')
  expect(failures).toHaveLength(1)
})

test('a copy is not begun where it would take the reserve', async () => {
  const read = async () => ({ free: 70 * MIB, total: 10_000 * MIB })
  await requireRoomFor('/copies', 6 * MIB, read)
  await expect(requireRoomFor('/copies', 7 * MIB, read)).rejects.toMatchObject({
    code: 'ENOSPC',
    message: 'there is too little room in /copies: 7 MiB are needed, 70 MiB are free, 64 MiB stay free',
  })
})
