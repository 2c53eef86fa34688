import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/http/server-clock.ts'

/** The current time, updated as often as "5 minutes ago" changes. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
