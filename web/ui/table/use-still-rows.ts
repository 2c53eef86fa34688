import { useEffect, type RefObject } from 'react'

/** The rows in it stay under the pointer when one of them is deleted, until the pointer moves. */
export function useStillRows(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      // nobody deletes a row before it is there; without it rows move as everywhere
      const { StillRows } = await import('./still-rows.ts')
      if (!area.current || isGone) return
      const rows = new StillRows(area.current)
      rows.start()
      stop = () => rows.stop()
    }
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [area])
}
