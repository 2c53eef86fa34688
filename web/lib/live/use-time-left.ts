import { useEffect, useState } from 'react'
import type { Room } from '#contract/room.ts'
import { clockAhead } from '../http/server-clock.ts'
import { useStore } from '../store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Milliseconds until a timer ends by the server's clock, told every second; null without one. */
export function useTimeLeft(timer: Room['timer']): number | null {
  const [deviceNow, setNow] = useState(() => Date.now())
  const now = deviceNow + useStore(clockAhead)
  const isOver = timer !== null && timeLeft(timer, now) === 0
  const endsAt = timer?.ends_at
  useEffect(() => {
    if (endsAt === undefined || isOver) return
    const tick = () => setNow(Date.now())
    // at once too: a timer may be set long after this began to look at the clock
    const first = setTimeout(tick)
    const ticking = setInterval(tick, SECOND)
    return () => {
      clearTimeout(first)
      clearInterval(ticking)
    }
  }, [endsAt, isOver])
  return timer && timeLeft(timer, now)
}

/** Never more than was set: what is known of the server's clock is not exact. */
export function timeLeft({ ends_at, minutes }: NonNullable<Room['timer']>, now: number): number {
  return Math.max(0, Math.min(Date.parse(ends_at) - now, minutes * MINUTE))
}

export const isLastMinute = (left: number) => left > 0 && left <= MINUTE

/** As a clock shows it: 5:42. A second that has begun still counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
