import { PRESENCE_REPEAT_MS, PRESENCE_SETTLE_MS } from '#contract/limits.ts'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/api-client.ts'
import { ownPlace } from './own-place.ts'
import { tab } from './tab.ts'

/** Says once where this tab is; answers whether the server knows the call at all. */
export async function isLiveServer(signal: AbortSignal): Promise<boolean> {
  try {
    await call('POST /api/presence', { body: { tab }, signal })
    return true
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404)
  }
}

/** Tells the others where this tab is, on every move and again and again, so that silence means gone. */
export function keepTelling(): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    if (document.visibilityState === 'hidden') return
    // a failure does not matter: it is told again soon
    call('POST /api/presence', { body: { tab, ...ownPlace.read() } }).catch(() => undefined)
  }
  const tellSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(tell, PRESENCE_SETTLE_MS)
  }
  const repetition = setInterval(tell, PRESENCE_REPEAT_MS)
  const unsubscribe = ownPlace.subscribe(tellSoon)
  document.addEventListener('visibilitychange', tell)
  window.addEventListener('pagehide', leave)
  tell()
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
