/**
 * `closed`: the host has closed the workshop and may open it again. `refused`: the session ID is no longer valid.
 * `letGo`: the host has let this person go. `forgotten`: it is valid, but the browser does not keep the cookie that says so.
 */
export type SessionEnd = 'ended' | 'closed' | 'refused' | 'letGo' | 'forgotten'
type Listener = (end: SessionEnd) => void

const listeners = new Set<Listener>()

/** Several calls may find out at once, so a listener may be called twice. */
export function announceSessionEnd(end: SessionEnd) {
  for (const listener of listeners) listener(end)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
