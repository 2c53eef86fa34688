import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSpool } from './spool.ts'

/** What every open file inherits from. */
async function handles(): Promise<FileHandle> {
  const handle = await open('/dev/null')
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
}

function temporaryFolderOfProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-spool-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

test('reads back what was written, also when the system takes it in pieces', async () => {
  const folder = temporaryFolderOfProcess()
  const prototype = await handles()
  const { value: original } = Object.getOwnPropertyDescriptor(prototype, 'write') as {
    value: (...given: unknown[]) => unknown
  }
  const inPieces = function (this: FileHandle, bytes: Buffer, offset: number, length: number, position: number) {
    return original.call(this, bytes, offset, Math.min(length, 7), position)
  }
  vi.spyOn(prototype, 'write').mockImplementation(inPieces as never)
  const spool = await openSpool<string>()
  await spool.add('a longer text than one piece')
  await spool.add('another')
  expect(await allOf(spool.items())).toEqual(['a longer text than one piece', 'another'])
  await spool.close()
  expect(readdirSync(folder)).toEqual([])
})

test('a full disk is reported as one, and leaves no file', async () => {
  const folder = temporaryFolderOfProcess()
  const spool = await openSpool<string>()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  vi.spyOn(await handles(), 'write').mockRejectedValue(full)
  await expect(spool.add('x')).rejects.toMatchObject({ code: 'NO_ROOM_FOR_FILE' })
  await spool.close()
  expect(readdirSync(folder)).toEqual([])
})
