import { TOAST_MS, UNDO_MS } from '#contract/limits.ts'
import type { Announce, MessageType } from '../../lib/queries/query-client.ts'
import { createStore } from '../../lib/store.ts'
import type { Undoable } from '../../lib/queries/undoable.ts'

/** One event, on one card: what happened and, for as long as it can be taken back, the way to do so. */
export interface Toast {
  id: number
  type: MessageType
  text: string
  /** How often it was said since it came on screen. */
  times: number
  undo: Undoable | undefined
  /** Which write it tells of: the next outcome of the same write takes its place. */
  about: string | undefined
  /** What it happened to, each time it was said. */
  things: readonly string[]
  /** How long it stays; null for as long as something is under way or wants an answer. */
  ms: number | null
  /** It is being taken back: closed now, nobody would learn whether it came back. */
  isUnderWay: boolean
  /** What it tells of has been taken back: there is no way back to offer any more. */
  isTakenBack: boolean
  /** It has been there for as long as any sentence; what is left is the offer to take it back. */
  isSaid: boolean
  /** The opposite has happened since: nothing is left of it but the way back. */
  isOverruled: boolean
}

/** How long a card says what happened, and how long it offers to take it back. */
export const cardTimes = { said: TOAST_MS, undo: UNDO_MS }

/** The newest last. */
export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0

/** Shows what happened for a while, from anywhere. The same words again begin anew and count. */
export const announce: Announce = (type, text, { undo, about, thing } = {}) => {
  const toasts = toastStore.read().flatMap((toast) => (toast.text === text ? [toast] : overruled(toast, thing)))
  const same = undo ? undefined : toasts.find((toast) => toast.type === type && toast.text === text && !toast.undo)
  const earlier = about === undefined ? undefined : toasts.find((toast) => toast.about === about && !toast.undo)
  lastId += 1
  const times = (same?.times ?? 0) + 1
  const toast = {
    id: lastId,
    type,
    text,
    times,
    undo,
    about,
    things: [...(same?.things ?? []), ...(thing === undefined ? [] : [thing])],
    ms: undo ? cardTimes.undo : cardTimes.said,
    isUnderWay: false,
    isTakenBack: false,
    isSaid: false,
    isOverruled: false,
  }
  toastStore.set([...toasts.filter((each) => each !== same && each !== earlier), toast])
}

/** What is left of a card once something else has happened to the same thing: what it says of others, or its way back. */
function overruled(toast: Toast, thing: string | undefined): readonly Toast[] {
  const { things, undo, isUnderWay, isTakenBack } = toast
  if (thing === undefined || !things.includes(thing) || isUnderWay) return [toast]
  if (undo && !isTakenBack) return [{ ...toast, isOverruled: true }]
  const others = things.filter((other) => other !== thing)
  return others.length === 0 ? [] : [{ ...toast, things: others }]
}

/** The same card says something else from now on. */
export const changeToast = (
  id: number,
  change: Partial<Pick<Toast, 'type' | 'text' | 'ms' | 'isUnderWay' | 'isTakenBack' | 'isSaid'>>,
) =>
  toastStore.set(
    toastStore.read().map((toast) => {
      if (toast.id !== id) return toast
      const isOverruled = toast.isOverruled && change.text === undefined
      return { ...toast, ...change, isOverruled }
    }),
  )

/** There is no room for more than the newest: the sentences of the others have had their time. */
export const foldOffers = () => {
  const toasts = toastStore.read()
  if (toasts.slice(0, -1).some(({ undo, isSaid }) => undo && !isSaid))
    toastStore.set(toasts.map((toast) => (toast.undo ? { ...toast, isSaid: true } : toast)))
}

/** What was said about a write is no longer so: the next one is under way. */
export const removeToastsAbout = (about: string) =>
  toastStore.set(toastStore.read().filter((toast) => toast.about !== about))
/** It was taken back from somewhere else than its card. */
export const removeToastOf = (token: string) =>
  toastStore.set(toastStore.read().filter(({ undo }) => undo?.undo !== token))
export const removeToast = (id: number) => toastStore.set(toastStore.read().filter((toast) => toast.id !== id))
export const withdrawUndo = () => toastStore.set(toastStore.read().filter(({ undo }) => !undo))
export const removeAllToasts = () => toastStore.set([])
