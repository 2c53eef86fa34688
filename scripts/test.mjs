// `npm test`: build, types, lint, unit and server tests, browser tests. `npm test -- types unit` runs only those.
// `npm run test:deep`: what is exhaustive, and takes longer than anybody waits at every change.
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
  formatFailures,
  formatSummary,
  formatTotal,
  readPlaywrightCounts,
  readVitestCounts,
} from './test-counts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'ninefold-test-'))
/** What cannot run here is a skip on a developer's machine, and a failure where nobody reads along. */
const MISSING = process.env.CI === 'true' ? ONE_FAILED : ONE_SKIPPED

let building = Promise.resolve(true)

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<import('./test-counts.mjs').Counts>} run
 * @property {boolean} [isBesideNext]
 */

/** @type {Step[]} */
const steps = [
  // side by side: each keeps about one core busy, and says little unless something is wrong
  { name: 'build', run: buildProduct, isBesideNext: true },
  { name: 'types', run: () => runScript('types'), isBesideNext: true },
  { name: 'lint', run: () => runScript('lint') },
  { name: 'unit', run: () => runVitest(['--project', 'server', '--project', 'web']) },
  { name: 'browser', run: () => runPlaywright('browser') },
]
/** @type {Step[]} */
const deep = [
  { name: 'build', run: buildProduct },
  { name: 'chance', run: drawAnew },
  { name: 'strict', run: () => runVitest(['--project', 'web'], { STRICT: 'true' }) },
  { name: 'deep', run: () => runVitest(['--project', 'deep', '--no-file-parallelism']) },
  { name: 'deep-browser', run: () => runPlaywright('deep') },
]

/** For the browser tests, which wait for it and stay away where it fails: what was built before would tell them nothing. */
async function buildProduct() {
  building = run(process.execPath, ['scripts/prepare.mjs', '--quiet'])
  return (await building) ? ONE_PASSED : ONE_FAILED
}

/** @param {string} name */
async function runScript(name) {
  return (await run('npm', ['run', '--silent', name])) ? ONE_PASSED : ONE_FAILED
}

/**
 * @param {string[]} chosen
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runVitest(chosen, env) {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run(tool('vitest'), ['run', ...chosen, ...reporters], env)
  const counts = readVitestCounts(report, ok)
  if (hasPostgres()) return counts
  warnLoudly('NOT RUN: the PostgreSQL half of the server tests. There is no PostgreSQL on this machine.')
  return addCounts(counts, MISSING)
}

/** Tests of properties, each with a hundred and more cases that were not tried before, ten times over. */
async function drawAnew() {
  const those = ['server', 'web']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.deep.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
  let counts = NOTHING_RUN
  for (let round = 0; round < 10; round += 1) counts = addCounts(counts, await runVitest(those, { DRAW_ANEW: 'true' }))
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
  const ok = await run(tool('playwright'), ['test', `--project=${project}`, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return readPlaywrightCounts(report, ok)
}

/** @param {string} name */
function tool(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const forward = () => child.kill('SIGTERM')
    process.once('SIGTERM', forward)
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      process.off('SIGTERM', forward)
      resolve(code === 0)
    })
  })
}

/** @param {string[]} names */
function chooseSteps(names) {
  if (names.includes('deep')) return deep
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
    process.exit(1)
  }
  const wanted = names.includes('browser') ? ['build', ...names] : names
  return names.length > 0 ? steps.filter((step) => wanted.includes(step.name)) : steps
}

/**
 * @param {Step} step
 * @returns {Promise<import('./test-counts.mjs').Result>}
 */
async function runStep(step) {
  console.log(`\n=== ${step.name} ${'='.repeat(70 - step.name.length)}`)
  const since = performance.now()
  const counts = await step.run()
  console.log(`${step.name}: ${counts.failed > 0 ? 'failed' : counts.passed > 0 ? 'ok' : 'not run'}`)
  return { step: step.name, ...counts, seconds: (performance.now() - since) / 1000 }
}

/** @type {Promise<import('./test-counts.mjs').Result>[]} */
const running = []
for (const step of chooseSteps(process.argv.slice(2))) {
  running.push(runStep(step))
  if (!step.isBesideNext) await Promise.all(running)
}
const results = await Promise.all(running)
rmSync(reports, { recursive: true, force: true })

const total = results.reduce(addCounts, NOTHING_RUN)
console.log(`\n${formatFailures(total)}\n\n${formatSummary(results)}\n\n${formatTotal(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
