import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 * @typedef {Counts & { step: string, seconds: number }} Result
 */

/** @type {Counts} */
export const NOTHING_RUN = { passed: 0, failed: 0, skipped: 0 }
/** @type {Counts} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 }
/** @type {Counts} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 }
/** @type {Counts} */
export const ONE_SKIPPED = { passed: 0, failed: 0, skipped: 1 }

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  }
}

/**
 * @param {string} report the file
 * @param {boolean} ok how the run itself ended
 */
export function readVitestCounts(report, ok) {
  return readCounts(report, ok, (/** @type {import('vitest/node').JsonTestResults} */ results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.testResults.filter(failedToLoad).length,
    skipped: results.numPendingTests + results.numTodoTests,
    failures: results.testResults.flatMap((file) => [
      ...(failedToLoad(file) ? [file.name] : []),
      ...file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${file.name} > ${fullName}\n${failureMessages?.join('\n') ?? ''}`),
    ]),
  }))
}

/** @param {import('vitest/node').JsonTestResults['testResults'][number]} file */
function failedToLoad(file) {
  return file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
}

/**
 * @param {string} report the file
 * @param {boolean} ok how the run itself ended
 */
export function readPlaywrightCounts(report, ok) {
  return readCounts(report, ok, (/** @type {import('@playwright/test/reporter').JSONReport} */ { stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailures),
  }))
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {string[]}
 */
function listFailures({ suites = [], specs, file }) {
  const own = specs.filter(({ ok }) => !ok)
  return [
    ...own.map(({ title, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return `${file}:${line} > ${title}\n${errors.map(({ message }) => message).join('\n')}`
    }),
    ...suites.flatMap(listFailures),
  ]
}

/**
 * @template Report
 * @param {string} file
 * @param {boolean} ok
 * @param {(report: Report) => Counts} read
 * @returns {Counts}
 */
function readCounts(file, ok, read) {
  let counts
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // the run ended before it wrote its report; its own output says why
    return ONE_FAILED
  }
  // an error outside the tests fails the run without failing a test
  return ok || counts.failed > 0 ? counts : addCounts(counts, ONE_FAILED)
}

/** @param {Result[]} results */
export function formatSummary(results) {
  const row = (/** @type {(string | number)[]} */ [name = '', ...cells]) =>
    String(name).padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('')
  const lines = results.map((result) =>
    row([result.step, result.passed, result.failed, result.skipped, `${result.seconds.toFixed(1)} s`]),
  )
  return [row(['step', 'passed', 'failed', 'skipped', 'time']), ...lines].join('\n')
}

/**
 * Once more at the very end, where whoever reads only the last page finds it.
 * @param {Counts} total
 */
export function formatFailures({ failures = [] }) {
  return failures.map((failure) => `FAILED ${failure}`).join('\n\n')
}

/** @param {Counts} total */
export function formatTotal({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
