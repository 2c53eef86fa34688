import { useId, type ReactNode } from 'react'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './history.module.css'

interface OneVersionProps {
  label: string
  children: ReactNode
  /** What is said where it is the one that stands now. */
  present: string | false
  action: string
  isBusy: boolean
  onBringBack: (() => void) | undefined
}

/** How something was before or after a deed, and the way to have it back. */
export function OneVersion({ label, children, present, action, isBusy, onBringBack }: OneVersionProps) {
  const id = useId()
  const shut = useShut(`${id}-label`, id)
  return (
    // a row of its own: once it is back, the focus stays here, where pressing again does nothing
    <div data-row className={classes.text}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      <div id={id}>{children}</div>
      {present && <p className={classes.note}>{present}</p>}
      {onBringBack && (
        <Button size="xs" {...busy(isBusy)} {...shut} onClick={onBringBack}>
          {action}
        </Button>
      )}
    </div>
  )
}
