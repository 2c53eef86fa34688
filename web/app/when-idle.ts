/** Long enough for what the page itself has to fetch first. */
const LATER_MS = 1_000

/** Not every browser tells when it has nothing to do; the others are given a moment. */
export function whenIdle(then: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then)
  else setTimeout(then, LATER_MS)
}
