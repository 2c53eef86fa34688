import type { ReactNode } from 'react'
import { Petals } from '../marks/petals.tsx'
import classes from './panel.module.css'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.panel}>
      <Petals size={52} className={classes.petals} />
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.words}>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}
