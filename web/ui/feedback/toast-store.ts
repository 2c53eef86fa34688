import type { Announce, MessageType } from '../../lib/queries/query-client.ts'

export interface Toast {
  id: number
  type: MessageType
  text: string
  /** How often it was said since it came on screen. */
  times: number
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for a while, from anywhere. One that is already on screen begins anew and counts. */
export const announce: Announce = (type, text) => {
  const same = toasts.find((toast) => toast.type === type && toast.text === text)
  lastId += 1
  change([...toasts.filter((toast) => toast !== same), { id: lastId, type, text, times: (same?.times ?? 0) + 1 }])
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
