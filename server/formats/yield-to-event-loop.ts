import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 5

/** Returns a function to call often during long work: each 5 ms it lets the process do something else. */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await setImmediate()
    since = performance.now()
  }
}
