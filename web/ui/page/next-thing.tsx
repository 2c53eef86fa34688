import { use, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { NothingThere } from './links.tsx'
import classes from './next-thing.module.css'

interface NextThingProps {
  /** The one way forward, filled unless the screen has something to save first. */
  children: ReactNode
  /** Further ways on; they stand before it. */
  others?: ReactNode
}

/**
 * At the end of a screen's work: the next thing to do. It stays there, because whatever follows the window along would
 * lie over what somebody is about to press.
 */
export function NextThing({ children, others }: NextThingProps) {
  if (use(NothingThere)) return null
  return (
    <>
      {others && <div className={classes.others}>{others}</div>}
      <nav data-part="next" aria-label={commonMessages.next} className={classes.next}>
        {children}
      </nav>
    </>
  )
}
