// Finds or fetches a Node that is new enough. Plain JavaScript without packages, for Node 20.19 and later.
import { execFile } from 'node:child_process'
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { isForThisMachine, isInstalled } from './installed-packages.mjs'
import { Refusal } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const SUPPORTED = 'Node.js 22.14, 24 or later'

/**
 * Whether this version of Node is within `engines` of package.json.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 22 && minor >= 14) || major >= 24
}

/**
 * Whether this version of Node runs the set-up scripts, which then fetch a newer one.
 * @param {string} version
 */
export function canPrepare(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 20 && minor >= 19) || major > 20
}

/**
 * The project's own Node: an npm package, installed in scripts/runtime from the lock file there, and linked into
 * node_modules/.bin, which npm puts first on PATH.
 * @param {string} root
 */
export function findRuntime(root) {
  const folder = join(root, 'scripts', 'runtime')
  const link = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const found = Object.entries(packages).find(([path, pack]) => path !== '' && isForThisMachine(pack))
  const program = found && join(folder, found[0], found[1].bin.node)
  return {
    folder,
    link,
    program,
    name: found ? `Node ${found[1].version}` : 'Node',
    isNeeded: !isSupported(process.version) || isThere(link),
    isInstalled: program !== undefined && existsSync(program) && isInstalled(folder),
    isLinked: existsSync(link),
  }
}

/**
 * Installs the packages of the lock file of scripts/runtime. An installation that was interrupted is repeated.
 * @param {string} root
 */
export async function installRuntime(root) {
  const { folder, program, name } = findRuntime(root)
  const wanted = `Ninefold needs ${SUPPORTED}, and this is ${process.version}.`
  if (!program) {
    throw new Refusal(
      `${wanted} npm has no package of Node for ${process.platform} on ${process.arch}: install it from https://nodejs.org.`,
    )
  }
  const { output } = await runCommand(
    'npm',
    ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
    },
  )
  try {
    // npm skips an optional package that it cannot fetch, and a system with another C library cannot run it
    await promisify(execFile)(program, ['--version'])
  } catch (error) {
    throw new Refusal(
      `${wanted} ${name} could not be fetched from npm, or does not run here: install it from https://nodejs.org.\n\n${output}`,
      { cause: error },
    )
  }
}

/** @param {string} root */
export function linkRuntime(root) {
  const { link, program } = findRuntime(root)
  if (!program) return
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  // Windows lets only administrators make symbolic links
  if (process.platform === 'win32') linkSync(program, link)
  else symlinkSync(relative(dirname(link), program), link)
}

/**
 * Whether there is a file or a link, even one whose target is missing.
 * @param {string} path
 */
function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
