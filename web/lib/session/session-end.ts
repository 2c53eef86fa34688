/** `closed`: the host has closed the workshop and may open it again. `refused`: its session ID is good for nothing. */
export type SessionEnd = 'ended' | 'closed' | 'refused'
type Listener = (end: SessionEnd) => void

const listeners = new Set<Listener>()

/** Several calls may find out at once; whoever listens must bear being told twice. */
export function announceSessionEnd(end: SessionEnd) {
  for (const listener of listeners) listener(end)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
