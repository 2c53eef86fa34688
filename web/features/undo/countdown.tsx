import { useEffect, useRef } from 'react'
import classes from './undo-bar.module.css'

interface CountdownProps {
  ms: number
  isRunning: boolean
  onEnd: () => void
}

/** A line that grows shorter while time runs, and stands still with it. Another `key` starts it anew. */
export function Countdown({ ms, isRunning, onEnd }: CountdownProps) {
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isRunning])

  return (
    <span
      aria-hidden="true"
      className={classes.countdown}
      style={{ animationDuration: `${ms}ms`, animationPlayState: isRunning ? 'running' : 'paused' }}
    />
  )
}
