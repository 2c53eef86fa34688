import { expect, test } from 'vitest'
import { findCircles } from './find-circles.mjs'

const link = (from: string, to: string) => ({ from, to })

test('files that import each other by a detour are found', () => {
  const links = [link('server/db/a.ts', 'server/db/b.ts'), link('server/db/b.ts', 'server/db/c.ts')]
  expect(findCircles(links)).toEqual([])
  expect(findCircles([...links, link('server/db/c.ts', 'server/db/a.ts')])).toEqual([
    'These files import each other in a circle: server/db/a.ts, server/db/b.ts, server/db/c.ts.',
  ])
})

test('folders that import each other are found, though no two files do', () => {
  const there = link('server/live/a.ts', 'server/http/b.ts')
  expect(findCircles([there, link('server/http/c.ts', 'server/live/d.ts')])).toEqual([
    'These folders import each other in a circle: server/http, server/live.',
  ])
  expect(findCircles([there, link('server/http/c.test.ts', 'server/live/d.ts')])).toEqual([])
})

test('a folder and one inside it are two rooms; a file at the top of a package is one', () => {
  expect(
    findCircles([link('server/http/a.ts', 'server/http/edge/b.ts'), link('server/http/edge/c.ts', 'server/http/d.ts')]),
  ).toHaveLength(1)
  expect(findCircles([link('server/app.ts', 'server/db/a.ts'), link('server/db/a.ts', 'server/config.ts')])).toEqual([])
  expect(
    findCircles([
      link('contract/a.ts', 'contract/messages/a.ts'),
      link('contract/messages/b.ts', 'contract/b.ts'),
      link('contract/b.ts', 'contract/a.ts'),
    ]),
  ).toEqual([])
})
