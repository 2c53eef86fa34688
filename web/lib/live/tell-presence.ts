import { PRESENCE_REPEAT_MS, PRESENCE_SETTLE_MS } from '#contract/limits.ts'
import { isNotFound } from '../http/api-error.ts'
import { call } from '../http/api-client.ts'
import { ownPlace, type Place } from './own-place.ts'
import { tab } from './tab.ts'

/** Where this tab is, as far as it is told: a tab that nobody sees is nowhere. */
export const placeToTell = () => (document.visibilityState === 'hidden' ? undefined : ownPlace.read())

/** Says once where this tab is; answers whether the server knows the call at all. */
export async function isLiveServer(place: Place | undefined, signal: AbortSignal): Promise<boolean> {
  try {
    await call('POST /api/presence', { body: { tab, ...place }, signal })
    return true
  } catch (error) {
    return !isNotFound(error)
  }
}

/** Tells the others where this tab is, on every move and again and again, so that silence means gone. */
export function keepTelling(told: Place | undefined): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const place = placeToTell()
    // a failure does not matter: it is told again soon
    if (place) call('POST /api/presence', { body: { tab, ...place } }).catch(() => undefined)
  }
  const tellSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(tell, PRESENCE_SETTLE_MS)
  }
  const repetition = setInterval(tell, PRESENCE_REPEAT_MS)
  const unsubscribe = ownPlace.subscribe(tellSoon)
  document.addEventListener('visibilitychange', tell)
  window.addEventListener('pagehide', leave)
  if (placeToTell() !== told) tell()
  return () => {
    clearTimeout(settling)
    clearInterval(repetition)
    unsubscribe()
    document.removeEventListener('visibilitychange', tell)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}

function leave() {
  call('POST /api/presence', { body: { tab, leaving: true }, outlivesPage: true }).catch(() => undefined)
}
