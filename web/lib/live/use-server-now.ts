import { useEffect, useState } from 'react'
import { clockAhead } from '../http/server-clock.ts'
import { useStore } from '../store.ts'

const HOW_OFTEN_MS = 5000

/** The time by the server's clock, exact enough for whole minutes. */
export function useServerNow(): number {
  const [deviceNow, setNow] = useState(() => Date.now())
  const ahead = useStore(clockAhead)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), HOW_OFTEN_MS)
    return () => clearInterval(ticking)
  }, [])
  return deviceNow + ahead
}
