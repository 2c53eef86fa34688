import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a change of page, tells its title to screen readers and moves the focus there, as a page load would. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('main h1')
        heading?.focus({ preventScroll: true })
        setTitle(heading?.textContent ?? document.title)
      }),
    [router],
  )

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}
