import { useEffect, useRef } from 'react'
import classes from './toasts.module.css'

type Moment = readonly [afterMs: number, then: () => void]

interface CountdownProps {
  ms: number
  /** As a line that grows shorter. */
  isShown: boolean
  isRunning: boolean
  /** What happens when; may be said again when time goes on after it stood still. */
  moments: readonly Moment[]
}

/** Time that stands still while it does not run. Another `key` starts it anew. */
export function Countdown({ ms, isShown, isRunning, moments }: CountdownProps) {
  const spent = useRef(0)
  const latest = useRef(moments)
  useEffect(() => {
    latest.current = moments
  })

  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timers = latest.current.map(([afterMs], index) =>
      setTimeout(() => latest.current[index]?.[1](), Math.max(0, afterMs - spent.current)),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
      spent.current += performance.now() - start
    }
  }, [isRunning])

  if (!isShown) return null
  const animation = { animationDuration: `${ms}ms`, animationPlayState: isRunning ? 'running' : 'paused' }
  return <span aria-hidden="true" className={classes.countdown} style={animation} />
}
