import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** So few more are not worth a step of their own. */
const FEW = 12
/** Every step is made so large that it takes about so long, drawn and laid out. */
const STEP_MS = 60

/**
 * How many of many are shown by now: the first at once, the others step by step in their order, so that a long list holds up
 * nobody who reads, clicks or types, and nothing moves that is being read. All are there for the printer, and when `showAll`
 * is called.
 */
export function useGrowing(total: number, first: number): { shown: number; showAll: () => void } {
  // there is no step before the first and behind the last
  const [{ shown, step }, setGrowth] = useState({ shown: first, step: 0 })
  const begun = useRef(0)
  const isWhole = total - shown <= (step > 0 ? 0 : FEW)
  const whole = Math.max(total, first)
  // what is whole stays so when a few are added; one that became shorter grows again as it did at first
  if (isWhole && (shown !== whole || step > 0)) setGrowth({ shown: whole, step: 0 })

  useEffect(() => {
    if (isWhole) return
    const grow = () => {
      const now = performance.now()
      const wished = step > 0 ? step * Math.min(2, STEP_MS / (now - begun.current)) : first
      // never so large that what is heavier further down takes long
      const next = Math.ceil(Math.min(10 * first, Math.max(first / 2, wished)))
      begun.current = now
      startTransition(() => setGrowth({ shown: shown + next, step: next }))
    }
    let timer = 0
    // behind the next frame, so that what was added last is painted
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(grow)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isWhole, shown, step, first])

  const showAll = useCallback(
    () => flushSync(() => setGrowth((growth) => ({ ...growth, shown: Number.MAX_SAFE_INTEGER }))),
    [],
  )
  useEffect(() => {
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [showAll])

  return { shown: isWhole ? total : shown, showAll }
}
