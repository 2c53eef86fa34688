import { expect, test } from 'vitest'
import { findFolderCycle, findLargeFolders } from './check-folders.mjs'

const link = (from: string, to: string) => ({ from, to })

test('finds folders that import each other although no two files do', () => {
  const there = link('server/live/a.ts', 'server/http/b.ts')
  expect(findFolderCycle([there, link('server/http/c.ts', 'server/live/d.ts')])).toEqual([
    'server/live',
    'server/http',
    'server/live',
  ])
  expect(findFolderCycle([there, link('server/http/c.test.ts', 'server/live/d.ts')])).toBeUndefined()
})

test('finds a cycle over three folders, behind one that is not part of it', () => {
  const links = [
    link('server/app.ts', 'server/db/a.ts'),
    link('server/db/a.ts', 'server/live/b.ts'),
    link('server/live/b.ts', 'server/http/c.ts'),
  ]
  expect(findFolderCycle(links)).toBeUndefined()
  expect(findFolderCycle([...links, link('server/http/c.ts', 'server/db/d.ts')])).toEqual([
    'server/db',
    'server/live',
    'server/http',
    'server/db',
  ])
})

test('a folder and its subfolder are two; a file at the top of a package is one', () => {
  expect(
    findFolderCycle([
      link('server/http/a.ts', 'server/http/edge/b.ts'),
      link('server/http/edge/c.ts', 'server/http/d.ts'),
    ]),
  ).toHaveLength(3)
  expect(
    findFolderCycle([link('server/app.ts', 'server/db/a.ts'), link('server/db/a.ts', 'server/config.ts')]),
  ).toBeUndefined()
})

test('rejects a folder with more than 40 entries, counting a subfolder as one', () => {
  const files = Array.from({ length: 40 }, (_, number) => `server/new/${number}.ts`)
  const wrong = (paths: string[]) => findLargeFolders(paths).filter((sentence) => sentence.startsWith('server/new'))
  expect(wrong(files)).toEqual([])
  expect(wrong([...files, 'server/new/parts/a.ts', 'server/new/parts/b.ts'])).toEqual([
    'server/new has 41 entries, and 40 are allowed: group them by subject.',
  ])
})

test('rejects an exception that is no longer needed', () => {
  expect(findLargeFolders(['e2e/walk.spec.ts'])).toEqual([
    'e2e has 1 entries now: remove it from STILL_TOO_LARGE in scripts/checks/check-folders.mjs.',
  ])
})
