import { expect, test } from 'vitest'
import { findPackageFaults } from './check-packages.mjs'

const good = { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' }
const faultsOf = (pack: object) =>
  findPackageFaults({}, { packages: { '': {}, 'node_modules/a/node_modules/@b/c': { ...good, ...pack } } })

test('accepts a package with a checksum, a known licence and no script', () => {
  expect(faultsOf({})).toEqual([])
})

test.for([
  ['no checksum', { integrity: undefined }],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['a folder', { link: true }],
  ['an address', { resolved: 'https://mirror.example/c-1.2.3.tgz' }],
  ['a repository', { resolved: 'git+ssh://git@example.org/c.git#1234' }],
  ['no licence', { license: undefined }],
  ['a licence nobody has read', { license: 'SSPL-1.0' }],
  ['the licence of a tool in the product', { license: 'MPL-2.0' }],
  ['an install script', { hasInstallScript: true }],
] as const)('rejects a package with %s', ([, pack]) => {
  expect(faultsOf(pack)).toEqual([expect.stringContaining('node_modules/a/node_modules/@b/c 1.2.3')])
})

test('accepts the licence of a tool that is no part of the product, and the install script of esbuild', () => {
  expect(faultsOf({ license: 'MPL-2.0', dev: true })).toEqual([])
  const packages = { 'node_modules/vite/node_modules/esbuild': { ...good, hasInstallScript: true } }
  expect(findPackageFaults({}, { packages })).toEqual([])
})

test.for(['^1.2.3', '1.2', '*', 'latest', 'github:a/b', 'npm:other@1.2.3'])('rejects the version %s', (version) => {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']) {
    expect(findPackageFaults({ [kind]: { a: version } }, { packages: {} })).toHaveLength(1)
  }
  expect(findPackageFaults({ dependencies: { a: '1.2.3' } }, { packages: {} })).toEqual([])
})
