import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, os?: string | string[], cpu?: string | string[] }} Package
 */

/**
 * Whether node_modules holds exactly what package-lock.json asks for, on this kind of machine. npm writes its own
 * list into node_modules as the last act of an installation, so an interrupted one is noticed by its absence.
 * @param {string} root
 */
export function isInstalled(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(installedList)
  return (
    Object.entries(wanted).every(([path, pack]) =>
      installed[path] ? isSame(pack, installed[path]) : path === '' || pack.optional === true,
    ) && Object.entries(installed).every(([path, pack]) => wanted[path] && isForThisMachine(pack))
  )
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * @param {Package} a
 * @param {Package} b
 */
function isSame(a, b) {
  return a.version === b.version && a.integrity === b.integrity
}

/** @param {Package} pack */
export function isForThisMachine(pack) {
  return admits(pack.os, process.platform) && admits(pack.cpu, process.arch)
}

/**
 * @param {string | string[] | undefined} given
 * @param {string} value
 */
function admits(given, value) {
  const list = typeof given === 'string' ? [given] : given
  return !list || list.includes(value) || list.every((entry) => entry.startsWith('!') && entry !== `!${value}`)
}
