// Part of `npm run lint`: where packages come from, what they may do when they are installed, and their licences.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import semver from 'semver'

/**
 * @typedef {{ version?: string, dev?: boolean, integrity?: string, resolved?: string, link?: boolean, license?: string, hasInstallScript?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 * @typedef {Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string | object> | undefined>} Manifest
 */

/** Licences that the product may contain. A new one is added here after someone has read it. */
const LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]
/** Licences of tools that build and test the product and are no part of it. */
const LICENCES_OF_TOOLS = [...LICENCES, 'MPL-2.0']

/** Packages that may run a script at installation. Each works without it too, because its binaries are packages. */
const INSTALL_SCRIPTS = ['esbuild']

/**
 * What is wrong with the packages, one sentence each.
 * @param {Partial<Manifest>} manifest package.json
 * @param {Lock} lock package-lock.json
 * @returns {string[]}
 */
export function findPackageFaults(manifest, lock) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const asked = [dependencies, devDependencies, optionalDependencies, overrides].flatMap((kind) =>
    Object.entries(kind ?? {}),
  )
  const inexact = asked
    .filter(([, version]) => typeof version !== 'string' || !semver.valid(version))
    .map(([name, version]) => `package.json asks for ${name} ${JSON.stringify(version)}; exact versions only`)
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
  return [...inexact, ...installed.flatMap(([path, pack]) => findFaults(path, pack))]
}

/**
 * @param {string} path
 * @param {Package} pack
 */
function findFaults(path, { version, dev, integrity, resolved, link, license, hasInstallScript }) {
  const faults = []
  if (link || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')) faults.push('has no SHA-512 in package-lock.json')
  // without addresses, the registry that npm is configured for is the only source
  if (resolved !== undefined) faults.push(`names its source, ${resolved}`)
  if (!(dev ? LICENCES_OF_TOOLS : LICENCES).includes(license ?? '')) faults.push(`has the licence ${license ?? 'none'}`)
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (hasInstallScript && !INSTALL_SCRIPTS.includes(name)) faults.push('runs a script at installation')
  return faults.map((fault) => `${path} ${version ?? ''} ${fault}`)
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // the product's packages, and the Node that is fetched where the machine's is too old
  for (const folder of ['../..', '../runtime']) {
    const root = fileURLToPath(new URL(folder, import.meta.url))
    /** @param {string} name */
    const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
    for (const sentence of findPackageFaults(read('package.json'), read('package-lock.json'))) {
      console.error(sentence)
      process.exitCode = 1
    }
  }
}
