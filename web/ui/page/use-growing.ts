import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** So few more are never worth a step of their own. */
const FEW = 12
/** A step that took longer is followed by a smaller one, and one that took less than half of it by a larger one. */
const LONG_MS = 50

/**
 * How many of many are shown by now: the first at once, the others step by step in their order, so that a long list holds up
 * nobody who reads, clicks or types, and nothing moves that is being read. All are there for the printer, and when `showAll`
 * is called.
 */
export function useGrowing(total: number, first = FEW): { shown: number; showAll: () => void } {
  const [{ shown, step }, setGrowth] = useState({ shown: first, step: first })
  const begun = useRef<number>(undefined)
  const isWhole = total - shown <= FEW
  const whole = Math.max(total, first)
  // what is whole stays so when a few are added; one that became shorter grows again as it did at first
  if (isWhole && shown !== whole) setGrowth({ shown: whole, step })

  useEffect(() => {
    if (isWhole) return
    const grow = () => {
      const now = performance.now()
      const next = Math.max(2 * first, nextStep(step, now - (begun.current ?? now - LONG_MS)))
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

function nextStep(step: number, tookMs: number) {
  if (tookMs > LONG_MS) return Math.floor(step / 2)
  return tookMs < LONG_MS / 2 ? step * 2 : step
}
