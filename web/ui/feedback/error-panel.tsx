import { commonMessages } from '#contract/messages/common.ts'
import { WarningIcon } from '../marks/message-icons.tsx'
import { Button } from '../page/button.tsx'
import classes from './panel.module.css'

export interface ErrorPanelProps {
  /** What happened, in the specification's words. */
  message: string
  title?: string
  onRetry?: () => void
}

export function ErrorPanel({ message, title, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className={classes.panel}>
      <WarningIcon size={36} className={classes.danger} />
      {title ? <h2 className={classes.title}>{title}</h2> : null}
      <p className={title ? classes.words : classes.title}>{message}</p>
      <p className={classes.small}>{commonMessages.nothingLost}</p>
      {onRetry && (
        <Button className={classes.action} variant="filled" onClick={onRetry}>
          {commonMessages.tryAgain}
        </Button>
      )}
    </div>
  )
}
