import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import semver from 'semver'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canPrepare, findRuntime, isSupported, linkRuntime } from './node-runtime.mjs'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const lock = JSON.parse(readFileSync('scripts/runtime/package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; integrity: string }>
}

test('a Node is supported exactly if package.json says so', () => {
  const versions = ['18.20.0', '20.18.0', '20.20.2', '22.13.9', '22.14.0', '22.20.1', '23.9.0', '24.0.0', '26.1.0']
  expect(versions.filter(isSupported)).toEqual(versions.filter((version) => semver.satisfies(version, engines.node)))
  expect(versions.filter(canPrepare)).toEqual(versions.filter((version) => semver.gte(version, '20.19.0')))
})

test('each runtime package is pinned to a supported version and its checksum', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(packages.length).toBeGreaterThan(4)
  for (const [path, { version, integrity }] of packages) {
    expect(isSupported(version), path).toBe(true)
    expect(integrity, path).toMatch(/^sha512-/)
  }
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ninefold-runtime-'))
  mkdirSync(join(root, 'scripts/runtime'), { recursive: true })
  copyFileSync('scripts/runtime/package-lock.json', join(root, 'scripts/runtime/package-lock.json'))
})
afterEach(() => rmSync(root, { recursive: true }))

test.runIf(findRuntime('.').program)(
  'a runtime counts as installed only when npm has finished, and is then linked',
  () => {
    const { program, folder, isInstalled } = findRuntime(root)
    expect(isInstalled).toBe(false)

    mkdirSync(dirname(program!), { recursive: true })
    writeFileSync(program!, '')
    expect(findRuntime(root).isInstalled).toBe(false)

    const installedPath = program!
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
      .split('/bin/')[0]!
    const list = { packages: { [installedPath]: lock.packages[installedPath] } }
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(list))
    expect(findRuntime(root)).toMatchObject({ isInstalled: true, isLinked: false })

    linkRuntime(root)
    expect(findRuntime(root)).toMatchObject({ isInstalled: true, isLinked: true, isNeeded: true })

    // a newer version is pinned
    list.packages[installedPath]!.version = '22.14.0'
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(list))
    expect(findRuntime(root).isInstalled).toBe(false)
  },
)
