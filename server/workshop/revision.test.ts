import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('one file alone changes revisions', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.sql.ts'),
  )
  const changing = sources.filter((name) => readFileSync(join('server', name), 'utf8').includes("set('revision'"))
  expect(changing).toEqual([join('workshop', 'revision.sql.ts')])
})
