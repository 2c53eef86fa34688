import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { titlesOf } from './test-titles.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const NAMED = /`([\w.-]+\.(?:test|spec)\.tsx?)`/

/** The last column of each row: `file`: title; `file`: title */
const cells = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(spec|-+) *\|/.test(line))
  .map((line) => line.split(' | ').at(-1)?.replace(/\|$/, '').trim() ?? '')

const files = ['contract', 'server', 'web', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
)

const known = new Map<string, string[]>()
/** Some names stand in several folders. */
function titlesIn(name: string): string[] {
  const read = (path: string) => [...titlesOf(path, readFileSync(path, 'utf8'))]
  if (!known.has(name)) known.set(name, files.filter((path) => basename(path) === name).flatMap(read))
  return known.get(name) ?? []
}

test('every sentence of the specification names a test', () => {
  expect(cells.length).toBeGreaterThan(200)
  expect(cells.filter((cell) => !NAMED.test(cell))).toEqual([])
})

test('every test that the coverage of the specification names exists, under exactly that title', () => {
  const named = cells.flatMap((cell) => cell.split(/; (?=`)/))
  expect(named.length).toBeGreaterThan(300)
  const missing = named.filter((each) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(each) ?? []
    return !titlesIn(file).includes(title)
  })
  expect(missing).toEqual([])
})
