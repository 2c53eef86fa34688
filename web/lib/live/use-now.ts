import { useEffect, useState } from 'react'
import { clockAhead } from '../http/server-clock.ts'
import { useStore } from '../store.ts'

/** The time by the server's clock, updated as often as what it is shown for changes. */
export function useNow(everyMs: number): number {
  const [deviceNow, setNow] = useState(() => Date.now())
  const ahead = useStore(clockAhead)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs])
  return deviceNow + ahead
}
