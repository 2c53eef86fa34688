import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import classes from './next-thing.module.css'

interface NextThingProps {
  /** The one way forward, filled unless the screen has something to save first. */
  children: ReactNode
  /** Further ways on; they stand before it and do not follow. */
  others?: ReactNode
  /** Something else floats at the lower edge, such as the bar that saves. */
  isStill?: boolean
}

/** At the end of a screen's work: the next thing to do. While the work is longer than the window it stays in reach. */
export function NextThing({ children, others, isStill = false }: NextThingProps) {
  return (
    <>
      {others && <div className={classes.others}>{others}</div>}
      <nav aria-label={commonMessages.next} className={classes.next} data-sticks={isStill ? undefined : 'bottom'}>
        {children}
      </nav>
    </>
  )
}
