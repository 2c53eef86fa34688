import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import classes from './save-bar.module.css'

/** Floats at the lower edge as long as something is unsaved. */
export function SaveBar({ unsavedCount, children }: { unsavedCount: number; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.words}>
        {messages.userStories.unsavedCount(unsavedCount)}
      </p>
      {children}
    </div>
  )
}
