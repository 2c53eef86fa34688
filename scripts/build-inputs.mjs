import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT_FROM = join('dist', '.inputs')

const folders = ['contract', 'server', 'web']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
const buildScripts = [
  'scripts/build.mjs',
  'scripts/build-web.mjs',
  'scripts/precompress.mjs',
  'scripts/server-bundle.mjs',
]

/**
 * One hash over everything that ends up in dist. It is also the build's id: equal sources give an equal id on
 * every machine, so several instances agree on it. (The few hundred files are read in some 20 ms.)
 * @param {string} root
 */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    hash.update(`\0${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  for (const folder of folders) for (const path of listSources(root, folder)) add(path)
  for (const path of [...files, ...buildScripts]) if (existsSync(join(root, path))) add(path)
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
      // tests are no part of the product: changing one must not cost a build
      if (entry.isDirectory()) return entry.name === 'testing' ? [] : listSources(root, path)
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
