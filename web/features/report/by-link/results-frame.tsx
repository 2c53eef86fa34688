import { useWindowEvent } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { basicMessages } from '#contract/messages/common.ts'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { Petals } from '../../../ui/marks/petals.tsx'
import classes from './by-link.module.css'

const CopyMenuBelow = lazyPart(() => import('../../../ui/table/copy-menu.tsx').then((file) => file.CopyMenuBelow))

/** Around what is seen by a link: the sign, and nothing that leads into a workshop. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  useWindowEvent('click', goWithinPage)
  return (
    <div className={classes.frame}>
      <header className={classes.brand}>
        <Petals size={28} />
        {basicMessages.ninefold}
      </header>
      <main id="content">
        {children}
        <CopyMenuBelow />
      </main>
    </div>
  )
}

/**
 * The address carries the token where links within a page carry their goal. They are followed without it, so that a
 * reload, a bookmark and the link that somebody copies from here still open the page.
 */
function goWithinPage(event: MouseEvent) {
  const link = (event.target as Element).closest('a[href^="#"]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  const goal = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  event.preventDefault()
  if (!goal) return
  goal.scrollIntoView()
  // the keyboard goes on from there, as it does after a link of the browser's own
  goal.focus({ preventScroll: true })
}
