// Finds or fetches a Node that is new enough. Plain JavaScript without packages, for Node 20.19 and later.
import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { installPackages, isForThisMachine, isInstalled } from './install-packages.mjs'
import { SetupError } from './progress.mjs'

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
    // A link, even to a missing file, says that this machine's own Node was too old.
    isNeeded: !isSupported(process.version) || lstatSync(link, { throwIfNoEntry: false }) !== undefined,
    isInstalled: program !== undefined && existsSync(program) && isInstalled(folder),
    isLinked: existsSync(link),
  }
}

/** @param {string} root */
export async function installRuntime(root) {
  const { folder, program, name } = findRuntime(root)
  const { output } = program ? await installPackages(folder) : { output: 'npm has no such package.' }
  try {
    // npm skips an optional package that it cannot fetch, and a system with another C library cannot run it.
    if (program) return void execFileSync(program, ['--version'])
  } catch {
    // explained below
  }
  throw new SetupError(
    `Ninefold needs Node.js 22.14, 24 or later, and this is ${process.version}. ${name} for ${process.platform} on ${process.arch} ` +
      `could not be fetched from npm, or does not run here: install it from https://nodejs.org.\n\n${output}`,
  )
}

/** @param {string} root */
export function linkRuntime(root) {
  const { link, program } = findRuntime(root)
  if (!program) return
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  // Windows lets only administrators make symbolic links.
  if (process.platform === 'win32') linkSync(program, link)
  else symlinkSync(relative(dirname(link), program), link)
}
