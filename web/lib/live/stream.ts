import { LIVE_HIDDEN_MS, LIVE_RETRY_MAX_MS, LIVE_RETRY_MS } from '#contract/limits.ts'
import type { LiveEvents } from '#contract/live.ts'
import { readJson } from '../http/json.ts'
import { isReachable } from '../http/reachability.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { tab } from './tab.ts'

type Listeners = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void }

/**
 * Follows what happens in the workshop for as long as this tab is looked at. A broken stream is opened again, later each
 * time; a tab nobody looks at gives its connection up, because browsers keep only six to one server. `onLost` is told of
 * both.
 */
export function followWorkshop(
  listeners: Listeners,
  onLost: () => void,
  address = '/api/live',
  query: Record<string, string> = {},
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let putAside: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasEnded = false

  function open() {
    clearTimeout(retry)
    // where there are no streams, asking now and then does as well
    if (source || hasEnded || !('EventSource' in window)) return
    const stream = new EventSource(`${address}?${new URLSearchParams({ tab, ...query }).toString()}`)
    source = stream
    for (const name of ['hello', 'change', 'presence'] as const) {
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        failures = 0
        // each listener knows what its event carries
        const listener = listeners[name] as (told: unknown) => void
        listener(readJson(data))
      })
    }
    stream.addEventListener('ended', () => {
      hasEnded = true
      close()
      listeners.ended({})
    })
    // the browser's own reconnection does not wait longer each time, and gives up at the first answer that is not 200
    stream.addEventListener('error', () => {
      close()
      const delay = Math.min(LIVE_RETRY_MS * 2 ** failures, LIVE_RETRY_MAX_MS)
      failures += 1
      // spread at random, so that not all browsers come back in the same moment
      retry = setTimeout(open, delay * (0.5 + Math.random() / 2))
    })
  }

  function close() {
    clearTimeout(retry)
    if (!source) return
    source.close()
    source = undefined
    onLost()
  }

  function look() {
    clearTimeout(putAside)
    if (document.visibilityState === 'visible') open()
    else putAside = setTimeout(close, LIVE_HIDDEN_MS)
    otherTabs.tell()
  }

  const otherTabs = watchOtherTabs(close)
  const hurry = () => {
    failures = 0
    if (document.visibilityState === 'visible') open()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', hurry)
  // after a long absence of the server the next try of its own would come half a minute after its return
  const stopWatching = isReachable.subscribe(() => {
    if (isReachable.read()) hurry()
  })
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', hurry)
    stopWatching()
    clearTimeout(putAside)
    otherTabs.stop()
    close()
  }
}
