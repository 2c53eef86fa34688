import type { Announce, MessageType } from '../../lib/queries/query-client.ts'

export interface Toast {
  id: number
  type: MessageType
  text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for a while, from anywhere. A text that is already on screen is not shown twice. */
export const announce: Announce = (type, text) => {
  const others = toasts.filter((toast) => toast.type !== type || toast.text !== text)
  lastId += 1
  change([...others, { id: lastId, type, text }])
}

export const removeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))
export const removeAllToasts = () => change([])

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
