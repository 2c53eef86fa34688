import type { ReactNode } from 'react'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import classes from './save-bar.module.css'

/** Floats at the lower edge as long as something is unsaved. */
export function SaveBar({ unsavedCount, children }: { unsavedCount: number; children: ReactNode }) {
  return (
    <div className={classes.bar} data-sticks="bottom">
      <p role="status" className={classes.words}>
        {userStoriesMessages.unsavedCount(unsavedCount)}
      </p>
      {children}
    </div>
  )
}
