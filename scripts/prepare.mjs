// Runs before `npm start`, `npm test` and the other commands. It installs the packages and builds the product where that is
// necessary, and leaves a finished clone alone. Plain Node without packages, because it runs before they are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashBuildInputs, isBuiltFrom } from './build-inputs.mjs'
import { installPackages, isInstalled } from './install-packages.mjs'
import { withLock } from './lock.mjs'
import { canPrepare, findRuntime, installRuntime, isSupported, linkRuntime } from './node-runtime.mjs'
import { SetupError, withProgress } from './progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lock = join(root, '.prepare-lock')
const forTests = process.argv.includes('--for-tests')
const withoutBuild = process.argv.includes('--no-build')
const isQuiet = process.argv.includes('--quiet')

/**
 * Does a piece of work that is necessary, with other processes kept out. One that waited checks again, because another
 * process may have done the work.
 * @param {() => boolean} isNeeded
 * @param {string} label
 * @param {() => Promise<void>} work
 */
async function ensure(isNeeded, label, work) {
  if (!isNeeded()) return
  await withLock(lock, async () => {
    if (isNeeded()) await (isQuiet ? work() : withProgress(label, work))
  })
}

function needsInstallation() {
  const runtime = findRuntime(root)
  return !isInstalled(root) || (runtime.isNeeded && !(runtime.isInstalled && runtime.isLinked))
}

/** Installs packages and runtime at the same time, because both wait for the network more than for the processor. */
async function install() {
  const runtime = findRuntime(root)
  const [packages, node] = await Promise.allSettled([
    isInstalled(root) || installAllPackages(),
    !runtime.isNeeded || runtime.isInstalled || installRuntime(root),
  ])
  for (const result of [packages, node]) if (result.status === 'rejected') throw result.reason
  // npm removes the link together with the packages.
  if (runtime.isNeeded) linkRuntime(root)
}

async function installAllPackages() {
  const { ok, output } = await installPackages(root)
  if (ok) return
  const reasons = output.split('\n').filter((line) => line.startsWith('npm error'))
  throw new SetupError(
    `The packages could not be installed. npm reported:\n\n${reasons.slice(0, 12).join('\n') || output}`,
  )
}

async function prepare() {
  if (!existsSync(join(root, 'package-lock.json')))
    throw new SetupError('package-lock.json is missing: this is not a complete copy.')
  if (!canPrepare(process.version))
    throw new SetupError(
      `Ninefold needs Node.js 22.14, 24 or later, and this is ${process.version}. See https://nodejs.org.`,
    )
  const { isNeeded, isInstalled: isFetched, name, link } = findRuntime(root)
  await ensure(needsInstallation, `Installing packages${isNeeded && !isFetched ? ` and ${name}` : ''}`, install)
  if (!isSupported(process.version)) return continueOn(link)

  // These modules import packages that may just have been installed.
  if (!withoutBuild) {
    const isOutdated = () => !isBuiltFrom(root, hashBuildInputs(root))
    await ensure(isOutdated, 'Building', async () => (await import('./build.mjs')).build())
  }
  if (forTests) await (await import('./prepare-tests.mjs')).prepareTests(lock)
}

/**
 * Runs this script again, from its beginning, on another Node.
 * @param {string} node
 */
async function continueOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  const stop = () => child.kill()
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}

try {
  await prepare()
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error)
  // Continuous integration reads the last line of a test run.
  if (forTests) console.log('0 passed, 1 failed')
  process.exitCode = 1
}
