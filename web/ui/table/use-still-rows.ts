import { useEffect, type RefObject } from 'react'
import { StillRows } from './still-rows.ts'

/** The rows in it stay under the pointer when one of them is deleted, until the pointer moves. */
export function useStillRows(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!area.current) return
    const rows = new StillRows(area.current)
    rows.start()
    return () => rows.stop()
  }, [area])
}
