import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

function somewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('makes a folder with those above it, for this user alone, and leaves one that is there', () => {
  const folder = join(somewhere(), 'a', 'b', 'c')
  makeFolder(folder)
  makeFolder(folder)
  for (const path of [folder, join(folder, '..')]) expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('a file where a folder should be is refused', () => {
  const file = join(somewhere(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow('ENOTDIR')
  expect(() => makeFolder(join(file, 'below'))).toThrow('ENOTDIR')
})

test('a place where no folder can be made is refused, and not tried for ever', () => {
  expect(() => makeFolder('/proc/ninefold/data')).toThrow('mkdir')
})
