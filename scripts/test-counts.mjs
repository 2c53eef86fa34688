import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { step: string, seconds: number }} Result
 */

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
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
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
  return readCounts(report, ok, (/** @type {import('@playwright/test/reporter').JSONReport} */ { stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
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

/** @param {Counts} total */
export function formatTotal({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
