// `npm test` checks every change; `npm run test:deep` has what is exhaustive, and runs before a release. Both take names of
// steps, for example `npm test -- types unit`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium.mjs'
import { hasPostgres } from './find-postgres.mjs'
import { warnLoudly } from './progress.mjs'
import {
  NOTHING_RUN,
  ONE_FAILED,
  ONE_PASSED,
  ONE_SKIPPED,
  addCounts,
  formatSummary,
  readPlaywrightCounts,
  readVitestCounts,
} from './test-counts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'ninefold-test-'))
/** Tests that cannot run here are skipped on a developer's machine, and fail where nobody reads the output. */
const MISSING = process.env.CI === 'true' ? ONE_FAILED : ONE_SKIPPED

let building = Promise.resolve(true)

/** @typedef {{ name: string, run: () => Promise<import('./test-counts.mjs').Counts>, isBesideNext?: boolean }} Step */

/** @type {Step[]} */
const steps = [
  // Side by side, because each keeps about one core busy and prints little unless something is wrong.
  { name: 'build', run: buildProduct, isBesideNext: true },
  { name: 'types', run: () => runScript('types'), isBesideNext: true },
  { name: 'lint', run: () => runScript('lint') },
  { name: 'unit', run: () => runVitest(['--project', 'server', '--project', 'web']) },
  { name: 'browser', run: () => runPlaywright('browser') },
]
/** @type {Step[]} */
const deepSteps = [
  { name: 'build', run: buildProduct },
  { name: 'properties', run: drawAnew },
  { name: 'strict', run: () => runVitest(['--project', 'web'], { STRICT: 'true' }) },
  { name: 'server', run: () => runVitest(['--project', 'deep', '--no-file-parallelism']) },
  { name: 'browser', run: () => runPlaywright('deep') },
]

/** The browser tests wait for the build, and do not run where it fails: the previous build would tell them nothing. */
async function buildProduct() {
  building = runNode(['scripts/prepare.mjs', '--quiet'])
  return (await building) ? ONE_PASSED : ONE_FAILED
}

/** @param {string} name */
async function runScript(name) {
  // with a shell, because npm is a batch file on Windows
  const child = spawn(`npm run --silent ${name}`, { cwd: root, stdio: 'inherit', shell: true })
  return (await untilEnd(child)) ? ONE_PASSED : ONE_FAILED
}

/**
 * @param {string[]} chosen
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runVitest(chosen, env) {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], env)
  const counts = readVitestCounts(report, ok)
  if (hasPostgres()) return counts
  warnLoudly('NOT RUN: the PostgreSQL half of the server tests. There is no PostgreSQL on this machine.')
  return addCounts(counts, MISSING)
}

/** Tests of properties, each with a hundred and more cases that were not tried before, ten times over. */
async function drawAnew() {
  const files = ['server', 'web']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.deep.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
  let counts = NOTHING_RUN
  for (let round = 0; round < 10; round += 1) counts = addCounts(counts, await runVitest(files, { DRAW_ANEW: 'true' }))
  return counts
}

/** @param {string} project */
async function runPlaywright(project) {
  if (!(await building)) return NOTHING_RUN
  if (!findChromium()) {
    warnLoudly('NOT RUN: the browser tests. There is no Chromium on this machine.')
    return MISSING
  }
  const report = join(reports, 'playwright.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, '--reporter=list,json']
  return readPlaywrightCounts(report, await runNode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }))
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runNode(args, env = {}) {
  return untilEnd(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} whether it succeeded
 */
function untilEnd(child) {
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      process.off('SIGTERM', stop)
      resolve(code === 0)
    })
  })
}

/** @param {string[]} words of the command line: `deep` chooses the other suite, the others are names of steps */
function chooseSteps(words) {
  const isDeep = words[0] === 'deep'
  const suite = isDeep ? deepSteps : steps
  const names = isDeep ? words.slice(1) : words
  const unknown = names.filter((name) => !suite.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are: ${suite.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  if (names.length === 0) return suite
  return suite.filter(({ name }) => names.includes(name) || (name === 'build' && names.includes('browser')))
}

/**
 * @param {Step} step
 * @returns {Promise<import('./test-counts.mjs').Result>}
 */
async function runStep({ name, run }) {
  console.log(`\n=== ${name} ${'='.repeat(70 - name.length)}`)
  const since = performance.now()
  const counts = await run()
  const seconds = (performance.now() - since) / 1000
  const outcome = counts.failed > 0 ? 'failed' : counts.passed > 0 ? 'ok' : 'not run'
  console.log(`${name}: ${outcome} after ${seconds.toFixed(1)} s`)
  return { step: name, ...counts, seconds }
}

/** @type {Promise<import('./test-counts.mjs').Result>[]} */
const running = []
for (const step of chooseSteps(process.argv.slice(2))) {
  running.push(runStep(step))
  if (!step.isBesideNext) await Promise.all(running)
}
const results = await Promise.all(running)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${formatSummary(results)}`)
if (results.some(({ failed }) => failed > 0)) process.exitCode = 1
