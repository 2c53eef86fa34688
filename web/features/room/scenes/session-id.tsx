import { useLayoutEffect, useRef } from 'react'
import classes from './join-scene.module.css'

/** The session ID over the full width; one of wide letters is set a little smaller, so that it fits. */
export function SessionId({ id }: { id: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const fit = () => {
      element.style.removeProperty('--fit')
      const { clientWidth, scrollWidth } = element
      if (scrollWidth > clientWidth) element.style.setProperty('--fit', String(clientWidth / scrollWidth))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    // and when a reader gives letters more room, which leaves the box as it was
    observer.observe(element.firstElementChild!)
    // the letters may come after the page, and are wider or narrower than those shown meanwhile
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [id])
  return (
    <p ref={line} className={classes.code}>
      <span>{id}</span>
    </p>
  )
}
