// Runs before `npm start` and `npm test`: makes a fresh clone ready, and leaves a ready one alone.
// Plain Node without dependencies, because it runs before they are there.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashBuildInputs, isBuiltFrom } from './build-inputs.mjs'
import { isInstalled } from './installed-packages.mjs'
import { canPrepare, findRuntime, installRuntime, isSupported, linkRuntime } from './node-runtime.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { Refusal, withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const forTests = process.argv.includes('--for-tests')
const withoutBuild = process.argv.includes('--no-build')
const quiet = process.argv.includes('--quiet')

const runtime = () => findRuntime(root)
const needsPackages = () => !isInstalled(root)
const needsRuntime = () => runtime().isNeeded && !(runtime().isInstalled && runtime().isLinked)
const needsBuild = () => !withoutBuild && !isBuiltFrom(root, hashBuildInputs(root))

async function installPackages() {
  // The build tools are development packages, and NODE_ENV=production would leave them out. With scripts, npm runs
  // node-gyp for better-sqlite3, although its binaries are in the package; that needs Python and a compiler.
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await runCommand('npm', ['ci', ...flags], { cwd: root })
  if (ok) return
  const reasons = output.split('\n').filter((line) => line.startsWith('npm error'))
  throw new Refusal(`The packages could not be installed. npm said:\n\n${reasons.slice(0, 12).join('\n') || output}`)
}

/** Both at once where both are missing: they wait for the network more than for the processor. */
async function install() {
  const { isNeeded, isInstalled: isFetched, name } = runtime()
  /** @type {{ label: string, start: () => Promise<void> }[]} */
  const work = []
  if (needsPackages()) work.push({ label: 'packages', start: installPackages })
  if (isNeeded && !isFetched) work.push({ label: name, start: () => installRuntime(root) })
  const labels = work.map(({ label }) => label).join(' and ')
  const startAll = async () => {
    const ends = await Promise.allSettled(work.map(({ start }) => start()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  if (work.length > 0) await withProgress(`Installing ${labels}`, startAll, { quiet })
  // npm removes the link together with the packages
  if (isNeeded) linkRuntime(root)
}

async function buildProduct() {
  // imported here: its own imports may have been installed a moment ago
  const { build } = await import('./build.mjs')
  await build()
}

async function prepare() {
  if (!canPrepare(process.version))
    throw new Refusal(
      `Ninefold needs Node.js 22.14, 24 or later, and this is ${process.version}. See https://nodejs.org.`,
    )
  if (needsPackages() || needsRuntime()) {
    await oneAtATime(root, async () => {
      // checked again: another process may have done it while this one waited
      if (needsPackages() || needsRuntime()) await install()
    })
  }
  if (!isSupported(process.version)) return continueOn(runtime().link)
  if (needsBuild()) {
    await oneAtATime(root, async () => {
      if (needsBuild()) await withProgress('Building', buildProduct, { quiet })
    })
  }
  if (forTests) {
    const { prepareTests } = await import('./prepare-tests.mjs')
    await oneAtATime(join(root, 'test-tools'), prepareTests)
  }
}

/**
 * Runs this script again, from its beginning, on another Node.
 * @param {string} node
 */
async function continueOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
}

try {
  if (!existsSync(join(root, 'package-lock.json')))
    throw new Refusal('package-lock.json is missing: this is not a whole copy.')
  await prepare()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  // continuous integration reads the last line of a test run
  if (forTests) console.log('0 passed, 1 failed')
  process.exitCode = 1
}
