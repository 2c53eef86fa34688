import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const OLDEST_VERSION = 15
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * The folder with the machine's PostgreSQL server programs.
 * @returns {string | undefined}
 */
export function findPostgresBinaries() {
  return [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)].find(isServerFolder)
}

/** Whether tests can run on PostgreSQL: on a server that was given, or on one they start themselves. */
export function hasPostgres() {
  return Boolean(process.env.TEST_DATABASE_URL) || findPostgresBinaries() !== undefined
}

function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return []
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
}

/** @param {string} folder */
function isServerFolder(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST_VERSION
}
