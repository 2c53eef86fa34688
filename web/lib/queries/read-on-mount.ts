/** How long an answer counts as just read. */
const JUST_READ_MS = 3000

/** As much of a query as it takes to tell; its whole type would change what is inferred of its errors. */
interface Shown {
  state: { dataUpdatedAt: number; isInvalidated: boolean }
  getObserversCount: () => number
}

/**
 * A screen reads what it shows when it is opened, whatever is known of it. What another part of it shows already and has
 * just read is not read twice, such as by the step bar before the script of the screen has come. What a change has made
 * stale in between is.
 */
export function readOnMount(query: Shown): 'always' | false {
  const { dataUpdatedAt, isInvalidated } = query.state
  // whoever asks is one of them
  const isShown = query.getObserversCount() > 1
  return isShown && !isInvalidated && Date.now() - dataUpdatedAt < JUST_READ_MS ? false : 'always'
}
