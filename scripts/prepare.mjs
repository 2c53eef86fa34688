// Runs before `npm start` and `npm test`: makes a fresh clone ready, and leaves a ready one alone.
// Plain Node without dependencies, because it runs before they are there.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashBuildInputs, isBuiltFrom } from './build-inputs.mjs'
import { isInstalled } from './installed-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { Refusal, withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const forTests = process.argv.includes('--for-tests')
const withoutBuild = process.argv.includes('--no-build')
const quiet = process.argv.includes('--quiet')

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // the same as `engines` in package.json
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return
  throw new Refusal(
    `Ninefold needs Node.js 20.19, 22.12 or 24 (or a later one of these), and this is ${process.version}. See https://nodejs.org.`,
  )
}

async function installPackages() {
  // the build tools are development packages, and NODE_ENV=production would leave them out
  const { ok, output } = await runCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root })
  if (ok) return
  const reasons = output.split('\n').filter((line) => line.startsWith('npm error'))
  throw new Refusal(`The packages could not be installed. npm said:\n\n${reasons.slice(0, 12).join('\n') || output}`)
}

async function buildProduct() {
  // loaded late: its own imports may have been installed a moment ago
  const { build } = await import('./build.mjs')
  await build()
}

const needsInstall = () => !isInstalled(root)
const needsBuild = () => !withoutBuild && !isBuiltFrom(root, hashBuildInputs(root))

async function prepare() {
  requireNode()
  if (needsInstall() || needsBuild()) {
    // asked again inside: another start may have done it while this one waited
    await oneAtATime(root, async () => {
      if (needsInstall()) await withProgress('Installing packages', installPackages, { quiet })
      if (needsBuild()) await withProgress('Building', buildProduct, { quiet })
    })
  }
  if (forTests) {
    const { prepareTests } = await import('./prepare-tests.mjs')
    await oneAtATime(join(root, 'test-tools'), prepareTests)
  }
}

try {
  if (!existsSync(join(root, 'package-lock.json')))
    throw new Refusal('package-lock.json is missing: this is not a whole copy.')
  await prepare()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  // whoever reads a test run by its last line finds the failure there
  if (forTests) console.log('0 passed, 1 failed')
  process.exitCode = 1
}
