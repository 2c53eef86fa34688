/** A failure that is explained by one sentence and needs no stack trace. */
export class SetupError extends Error {}

/**
 * Prints "Installing packages ... 14 s" around the work, counting the seconds on a terminal.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const since = performance.now()
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`
  const isTerminal = process.stdout.isTTY
  process.stdout.write(`${label} ... `)
  const ticks = setInterval(() => isTerminal && process.stdout.write(`\r${label} ... ${seconds()}`), 1000)
  try {
    return await work()
  } finally {
    clearInterval(ticks)
    process.stdout.write(`${isTerminal ? `\r${label} ... ` : ''}${seconds()}\n`)
  }
}

/** @param {string} text */
export function warnLoudly(text) {
  const line = '!'.repeat(78)
  console.error(`\n${line}\n${text.replaceAll(/^/gm, '! ')}\n${line}\n`)
}
