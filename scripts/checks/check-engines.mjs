// Part of `npm run lint`: no package of the product asks for a Node that is newer than the one promised.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import semver from 'semver'

/**
 * @typedef {{ version?: string, dev?: boolean, engines?: { node?: string } }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * The packages that the promised range of Node is too wide for, each in a sentence.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function findTooNew(lock) {
  const promised = lock.packages['']?.engines?.node ?? '*'
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, engines }]) => path !== '' && !dev && engines?.node && !semver.subset(promised, engines.node),
    )
    .map(([path, { version, engines }]) => `${path} ${version} wants Node ${engines?.node}; ${promised} is promised`)
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  for (const sentence of findTooNew(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))) {
    console.error(sentence)
    process.exitCode = 1
  }
}
