type Listener = () => void

const listeners = new Set<Listener>()

/** Several calls may find out at once; whoever listens must bear being told twice. */
export function announceSessionEnd() {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
