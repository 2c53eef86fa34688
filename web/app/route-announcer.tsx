import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../lib/store.ts'
import { say, saidStore } from '../ui/feedback/said.ts'
import { focusHeading } from '../ui/focus/focus-heading.ts'

/** The focus goes to the heading of a new page, and its title is read out, as after a page load. */
export const tellOfPage = () => say(focusHeading()?.textContent ?? document.title)

/**
 * The region that reads out what is said, and is there from the start. After a change of page that is its title.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const said = useStore(saidStore)

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) tellOfPage()
      }),
    [router],
  )

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
