import { useLayoutEffect, useRef, type ReactNode } from 'react'
import classes from './scenes.module.css'

/** Each try is a little smaller than the one before. */
const SMALLER = 0.93

interface FitWordsProps {
  /** In pixels of a screen of 1920 by 1080, the largest and the smallest; what is inside is set in parts of it. */
  from: number
  to: number
  /** The words inside: others may need another size. */
  words: string
  className?: string | undefined
  children: ReactNode
}

/** Sets people's words as large as the room that is left for them allows. */
export function FitWords({ from, to, words, className, children }: FitWordsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const fit = () => {
      for (let size = from; ; size = Math.max(to, size * SMALLER)) {
        element.style.setProperty('--size', String(size))
        if (size === to || element.scrollHeight <= element.clientHeight) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    // the letters may come after the page
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [from, to, words])
  return (
    <div ref={box} className={`${classes.fit} ${className ?? ''}`}>
      {children}
    </div>
  )
}
