import type { ReactNode } from 'react'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { useUnsavedWords } from '../../ui/edits/use-unsaved-words.ts'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import classes from './save-bar.module.css'

interface SaveBarProps {
  unsavedCount: number
  isSaving: boolean
  children: ReactNode
}

/** Floats at the lower edge as long as something is unsaved. */
export function SaveBar({ unsavedCount, isSaving, children }: SaveBarProps) {
  return (
    <div className={classes.bar} data-sticks="bottom" ref={stickyBar}>
      <p role="status" className={classes.words}>
        {useUnsavedWords(userStoriesMessages.unsavedCount(unsavedCount), isSaving)}
      </p>
      {children}
    </div>
  )
}
