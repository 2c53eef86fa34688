import { createStore } from '../store.ts'

/**
 * Every visit to a screen holds a lock of the browser for as long as the screen is there, so that the tabs know of each
 * other's; when a tab is closed or breaks down, the browser itself gives the lock back. Pages on plain http have no locks:
 * then none is known to be on a screen, and what is typed there is offered in every tab.
 */
const PREFIX = 'ninefold-visit/'
const NONE: ReadonlySet<string> = new Set()
// not there on plain http, whatever its type says
const locks = () => navigator.locks as LockManager | undefined

/** The visits that are on a screen of any tab. Undefined while nobody knows. */
export const visitsOnScreen = createStore<ReadonlySet<string> | undefined>(locks() ? undefined : NONE)

/** Those of this tab. */
const own = new Set<string>()
/** Those of other tabs whose end is waited for. */
const awaited = new Set<string>()

/** This visit is on the screen until what is answered is called. */
export function putOnScreen(visit: string): () => void {
  own.add(visit)
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  // where it cannot be had, the words of this visit are offered in other tabs too
  locks()
    ?.request(PREFIX + visit, () => left)
    .catch(() => undefined)
  findVisitsOnScreen()
  // a page that the browser keeps for the way back is on no screen
  window.addEventListener('pagehide', leave)
  return () => {
    leave()
    window.removeEventListener('pagehide', leave)
    own.delete(visit)
    if (!locks()) return
    const known = visitsOnScreen.read()
    // with nobody left to follow them, the others may come and go unseen
    visitsOnScreen.set(known && own.size > 0 ? new Set([...known].filter((other) => other !== visit)) : undefined)
  }
}

/** Asks the browser anew, and tells when what it says is known. */
export function findVisitsOnScreen(onKnown = () => {}) {
  const manager = locks()
  if (manager) void find(manager, onKnown)
  else onKnown()
}

async function find(manager: LockManager, onKnown: () => void) {
  // forbidden along with storage
  const { held = [] } = await manager.query().catch((): LockManagerSnapshot => ({}))
  const names = held.filter(({ mode }) => mode === 'exclusive').map(({ name = '' }) => name)
  const visits = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
  for (const visit of visits) if (!own.has(visit) && !awaited.has(visit)) void awaitEnd(manager, visit)
  if (own.size > 0) visitsOnScreen.set(new Set(visits))
  onKnown()
}

/** A shared lock is granted as soon as the visit has given its own back. */
async function awaitEnd(manager: LockManager, visit: string) {
  awaited.add(visit)
  const isGranted = await manager.request(PREFIX + visit, { mode: 'shared' }, () => true).catch(() => false)
  awaited.delete(visit)
  if (isGranted) findVisitsOnScreen()
}
