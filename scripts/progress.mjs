/** A failure that is told in a sentence, without a stack. */
export class Refusal extends Error {}

/** @param {number} since */
const seconds = (since) => {
  const passed = (performance.now() - since) / 1000
  return passed < 10 ? `${passed.toFixed(1)} s` : `${Math.round(passed)} s`
}

/**
 * Shows one line while the work runs: "Installing packages ... 14 s", counting on a terminal.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function withProgress(label, work, { quiet = false } = {}) {
  if (quiet) return work()
  const since = performance.now()
  const terminal = process.stdout.isTTY
  process.stdout.write(`${label} ... `)
  const tick = terminal ? setInterval(() => process.stdout.write(`\r${label} ... ${seconds(since)} `), 1000) : undefined
  try {
    const result = await work()
    process.stdout.write(`${terminal ? `\r${label} ... ` : ''}${seconds(since)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  } finally {
    clearInterval(tick)
  }
}

/** @param {string} text */
export function sayLoudly(text) {
  const line = '!'.repeat(78)
  console.error(`\n${line}\n${text.replaceAll(/^/gm, '! ')}\n${line}\n`)
}
