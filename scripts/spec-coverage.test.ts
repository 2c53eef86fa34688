import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('every test file that the coverage of the specification names exists', () => {
  const files = ['contract', 'server', 'web', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
  )
  const existing = new Set(files.map((file) => basename(file)))
  const coverage = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  const named = [...coverage.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((file) => !existing.has(file ?? ''))).toEqual([])
})
