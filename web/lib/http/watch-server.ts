import { REACH_PATIENCE_MS, REACH_RETRY_MS } from '#contract/limits.ts'
import { isReachable } from './reachability.ts'
import { sendRequest } from './send-request.ts'
import { createStore } from '../store.ts'

/**
 * Whether the server is away: a request that got no answer may be one bad request, but when the next one gets none
 * either, the server is away.
 */
export const isAway = createStore(false)
/** While the server is being asked. */
export const isAsking = createStore(false)

export async function askServer() {
  isAsking.set(true)
  // any answer counts, also a refusal; `sendRequest` has noted it
  await sendRequest({ method: 'GET', url: '/api/health', patienceMs: REACH_PATIENCE_MS }).catch(() => undefined)
  isAsking.set(false)
  if (!isReachable.read()) isAway.set(true)
}

/** Asks a silent server now and then, and tells when it is back after having been away. */
export function watchServer(onReturn: () => void): () => void {
  let repetition: ReturnType<typeof setInterval> | undefined
  const ask = () => void askServer()
  const hurry = () => {
    if (!isReachable.read()) ask()
  }
  const look = () => {
    clearInterval(repetition)
    if (!isReachable.read()) {
      ask()
      repetition = setInterval(ask, REACH_RETRY_MS)
    } else if (isAway.read()) {
      isAway.set(false)
      onReturn()
    }
  }
  const unsubscribe = isReachable.subscribe(look)
  window.addEventListener('online', hurry)
  look()
  return () => {
    clearInterval(repetition)
    unsubscribe()
    window.removeEventListener('online', hurry)
  }
}
