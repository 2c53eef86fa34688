import { Notifications, notifications } from '@mantine/notifications'
import { TOAST_FADE_MS, TOAST_MS } from '#contract/limits.ts'
import type { Announce, MessageType } from '../lib/query-client.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import classes from './toasts.module.css'

const icons = {
  success: <CheckIcon size={16} />,
  error: <WarningIcon size={16} />,
  warning: <WarningIcon size={16} />,
  info: <InfoIcon size={16} />,
} satisfies Record<MessageType, unknown>

/** Shows a message for a while; it stays as long as the pointer or the focus rests on it. */
export const announce: Announce = (type, text) => {
  notifications.show({
    message: text,
    icon: icons[type],
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    'data-type': type,
    classNames: { root: classes.toast, icon: classes.icon, description: classes.text },
  })
}

export function Toasts() {
  return (
    <Notifications
      className={classes.place}
      position="bottom-center"
      autoClose={TOAST_MS}
      transitionDuration={TOAST_FADE_MS}
      containerWidth={440}
    />
  )
}
