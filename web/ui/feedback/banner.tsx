import type { ReactNode } from 'react'
import type { MessageType } from '../../lib/queries/query-client.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../marks/message-icons.tsx'
import classes from './banner.module.css'

interface BannerProps {
  type: MessageType
  children: ReactNode
  action?: ReactNode
  /** Of its words, for what they describe. */
  id?: string
}

/** A message that stays in the page, such as a list that did not load. */
export function Banner({ type, children, action, id }: BannerProps) {
  const Icon = type === 'success' ? CheckIcon : type === 'info' ? InfoIcon : WarningIcon
  const role = type === 'error' || type === 'warning' ? 'alert' : 'status'
  return (
    <div role={role} className={classes.banner} data-type={type}>
      <Icon size={18} className={classes.icon} />
      <div id={id} className={classes.words}>
        {children}
      </div>
      {action}
    </div>
  )
}
