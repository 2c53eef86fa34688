import { expect, test } from 'vitest'
import { findTooNew } from './check-engines.mjs'

const lockOf = (packages: Record<string, object>) => ({
  packages: { '': { engines: { node: '^22.14.0 || >=24.0.0' } }, ...packages },
})

test('a package of the product that wants a newer Node is named with what it wants', () => {
  const lock = lockOf({ 'node_modules/new': { version: '2.0.0', engines: { node: '>=24' } } })
  expect(findTooNew(lock)).toEqual(['node_modules/new 2.0.0 wants Node >=24; ^22.14.0 || >=24.0.0 is promised'])
})

test('one that runs on all that is promised is fine, and so are tools and those that say nothing', () => {
  const lock = lockOf({
    'node_modules/wide': { version: '1.0.0', engines: { node: '>=18' } },
    'node_modules/gap': { version: '1.0.0', engines: { node: '20 || >=22' } },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true, engines: { node: '>=24' } },
  })
  expect(findTooNew(lock)).toEqual([])
})
