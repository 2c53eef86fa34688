import { useState, type ReactNode } from 'react'
import { TOAST_FADE_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { CloseIcon } from '../marks/icons.tsx'
import { CheckIcon, InfoIcon, WarningIcon } from '../marks/message-icons.tsx'
import { Countdown } from './countdown.tsx'
import { cardTimes, changeToast, removeToast, type Toast } from './toast-store.ts'
import classes from './toasts.module.css'

interface ToastCardProps {
  toast: Toast
  /** Pointer or keyboard is at the cards: time stands still. */
  isHeld: boolean
  isHidden: boolean
  /** The way back. */
  children?: ReactNode
}

const icons = { success: CheckIcon, error: WarningIcon, warning: WarningIcon, info: InfoIcon }

export function ToastCard({ toast, isHeld, isHidden, children }: ToastCardProps) {
  const { id, type, text, times, ms, isUnderWay, undo } = toast
  const [isFading, setIsFading] = useState(false)
  const Icon = icons[type]
  return (
    <div
      data-row
      data-card
      hidden={isHidden}
      className={classes.toast}
      data-type={type}
      data-fading={(isFading && !isHeld) || undefined}
      style={{ transitionDuration: `${TOAST_FADE_MS}ms` }}
    >
      <span className={classes.icon}>
        <Icon size={16} />
      </span>
      <p className={classes.text}>{text}</p>
      {times > 1 && <p className={classes.times}>{commonMessages.times(times)}</p>}
      {children}
      {!isUnderWay && (
        <button
          type="button"
          className={classes.close}
          aria-label={commonMessages.closeMessage}
          onClick={() => removeToast(id)}
        >
          <CloseIcon size={18} />
        </button>
      )}
      {!isUnderWay && (
        <Countdown
          // other words have their own time
          key={text}
          ms={ms ?? cardTimes.said}
          isShown={undo !== undefined && ms !== null}
          isRunning={!isHeld}
          moments={[
            [cardTimes.said, () => changeToast(id, { isSaid: true })],
            ...(ms === null
              ? []
              : [[ms, () => setIsFading(true)] as const, [ms + TOAST_FADE_MS, () => removeToast(id)] as const]),
          ]}
        />
      )}
    </div>
  )
}
