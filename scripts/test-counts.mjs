// Counts of a test run, read from the JSON reports of vitest and Playwright.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 * @typedef {Counts & { step: string, seconds: number }} Result
 */

export const NOTHING_RUN = { passed: 0, failed: 0, skipped: 0 }
export const ONE_PASSED = { ...NOTHING_RUN, passed: 1 }
export const ONE_FAILED = { ...NOTHING_RUN, failed: 1 }
export const ONE_SKIPPED = { ...NOTHING_RUN, skipped: 1 }

/** @param {Counts[]} all */
export const addCounts = (...all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
})

/**
 * @param {string} report the file
 * @param {boolean} ok how the run itself ended
 */
export const readVitestCounts = (report, ok) =>
  readCounts(report, ok, (/** @type {import('vitest/node').JsonTestResults} */ results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests + results.numTodoTests,
    failures: results.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [`${name} could not be loaded`]
      return failed.map(({ fullName }) => `${name} > ${fullName}`)
    }),
  }))

/**
 * @param {string} report the file
 * @param {boolean} ok how the run itself ended
 */
export const readPlaywrightCounts = (report, ok) =>
  readCounts(report, ok, (/** @type {import('@playwright/test/reporter').JSONReport} */ { stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailures),
  }))

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {string[]}
 */
const listFailures = ({ suites = [], specs }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} > ${title}`),
  ...suites.flatMap(listFailures),
]

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
    // The run ended before it wrote its report; its own output says why.
    return ONE_FAILED
  }
  // A file that cannot be loaded or an error outside of the tests fails the run without failing a test.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {Result[]} results */
export function formatSummary(results) {
  const total = addCounts(...results)
  const row = (/** @type {(string | number)[]} */ [name = '', ...cells]) =>
    String(name).padEnd(14) + cells.map((cell) => String(cell).padStart(9)).join('')
  return [
    // The reporters list failures with their causes at the end of each step; here they are on the last page of the output.
    ...total.failures.map((failure) => `FAILED ${failure}`),
    '',
    row(['step', 'passed', 'failed', 'skipped', 'time']),
    ...results.map(({ step, passed, failed, skipped, seconds }) =>
      row([step, passed, failed, skipped, `${seconds.toFixed(1)} s`]),
    ),
    '',
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  ].join('\n')
}
