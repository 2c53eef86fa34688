import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/http/server-clock.ts'

/** The time, as often as what is said of it changes. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
