// Installs the packages of a package-lock.json. Plain Node without packages, for Node 20.19 and later.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[] }} Package */

/**
 * Whether node_modules contains exactly the packages of package-lock.json, for this operating system. npm removes its own
 * list from node_modules first and writes it last, so an interrupted installation has none.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(list)
  return (
    Object.entries(wanted).every(
      ([path, { version, integrity, optional }]) =>
        path === '' ||
        (installed[path]
          ? installed[path].version === version && installed[path].integrity === integrity
          : optional === true),
    ) && Object.entries(installed).every(([path, pack]) => wanted[path] && isForThisMachine(pack))
  )
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** @param {Package} pack */
export const isForThisMachine = ({ os = process.platform, cpu = process.arch }) =>
  [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)

/**
 * With its install scripts, npm would run node-gyp for better-sqlite3, although the binaries are in the package; that needs
 * Python and a compiler. The build tools are development packages, which NODE_ENV=production would leave out.
 * @param {string} folder
 */
export const installPackages = (folder) =>
  runCommand('npm', ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  })
