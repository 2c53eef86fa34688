import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT_FROM = join('dist', '.inputs')
const folders = ['contract', 'scripts', 'server', 'web']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/**
 * The files that decide what is in dist: the sources and every script, whether or not the build uses it today. Tests are no
 * part of the product, and changing one must not cost a build.
 * @param {string} root
 * @returns {string[]}
 */
export function listBuildInputs(root) {
  return [...folders.flatMap((folder) => listSources(root, folder)), ...files]
}

/**
 * One hash over all inputs, read in some 20 ms. It is also the id of the build: equal sources give an equal id on every
 * machine, so several instances agree on it.
 * @param {string} root
 */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  for (const path of listBuildInputs(root)) {
    hash.update(`\0${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return /^(testing|node_modules)$/.test(entry.name) ? [] : listSources(root, path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}

/**
 * @param {string} root
 * @param {string} inputs
 */
export function isBuiltFrom(root, inputs) {
  const stamp = join(root, BUILT_FROM)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}
