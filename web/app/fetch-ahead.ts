/** Long enough for what the page itself has to fetch first. */
const LATER_MS = 1_000

/** Not every browser tells when it has nothing to do; the others are given a moment. */
export function whenIdle(then: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then)
  else setTimeout(then, LATER_MS)
}

/** What may be wanted next is fetched in advance, unless people have asked their browser to be sparing with data. */
export const mayFetchAhead = () =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
