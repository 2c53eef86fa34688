import { useEffect, useState } from 'react'
import type { Room } from '#contract/room.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Milliseconds until a timer ends, told every second; null without one. */
export function useTimeLeft(timer: Room['timer']): number | null {
  const [now, setNow] = useState(() => Date.now())
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

/** Never more than was set: the clock of this device may be behind the server's. */
export function timeLeft({ ends_at, minutes }: NonNullable<Room['timer']>, now: number): number {
  return Math.max(0, Math.min(Date.parse(ends_at) - now, minutes * MINUTE))
}

/** As a clock shows it: 5:42. A second that has begun still counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
