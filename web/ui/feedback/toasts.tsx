import { useEffect, useState, useSyncExternalStore } from 'react'
import { TOAST_FADE_MS, TOAST_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../marks/icons.tsx'
import { MESSAGE_PLACE } from './message-place.ts'
import { removeToast, toastStore, type Toast } from './toast-store.ts'
import classes from './toasts.module.css'

/**
 * Messages that go by themselves. Written here rather than taken from Mantine, whose version weighs a tenth of the
 * first visit; and not loaded later, because a message is wanted most when the network fails.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <div id={MESSAGE_PLACE} className={classes.place}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const icons = { success: CheckIcon, error: WarningIcon, warning: WarningIcon, info: InfoIcon }

/** Stays while the pointer or the focus rests on it, then fades. */
function ToastCard({ toast }: { toast: Toast }) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isFading, setIsFading] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (isHeld) return
    const fade = setTimeout(() => setIsFading(true), TOAST_MS)
    const remove = setTimeout(() => removeToast(toast.id), TOAST_MS + TOAST_FADE_MS)
    return () => {
      clearTimeout(fade)
      clearTimeout(remove)
    }
  }, [isHeld, toast.id])

  const Icon = icons[toast.type]
  return (
    <div
      role={toast.type === 'error' || toast.type === 'warning' ? 'alert' : 'status'}
      className={classes.toast}
      data-type={toast.type}
      data-fading={isFading || undefined}
      style={{ transitionDuration: `${TOAST_FADE_MS}ms` }}
      onPointerEnter={() => {
        setIsHovered(true)
        setIsFading(false)
      }}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => {
        setIsFocused(true)
        setIsFading(false)
      }}
      onBlur={() => setIsFocused(false)}
    >
      <span className={classes.icon}>
        <Icon size={16} />
      </span>
      <p className={classes.text}>{toast.text}</p>
      {toast.times > 1 && <p className={classes.times}>{commonMessages.times(toast.times)}</p>}
      <button
        type="button"
        className={classes.close}
        aria-label={commonMessages.closeMessage}
        onClick={() => removeToast(toast.id)}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  )
}
