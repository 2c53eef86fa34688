import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import { timeMessages } from '#contract/messages/common.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const day = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'medium' }))

/** How long ago something happened, in a few letters; long ago it is a date. */
export function timeAgo(time: string, now: number = Date.now()): string {
  const passed = now - Date.parse(time)
  if (passed < MINUTE) return timeMessages.now
  if (passed < HOUR) return timeMessages.minutesAgo(Math.floor(passed / MINUTE))
  if (passed < DAY) return timeMessages.hoursAgo(Math.floor(passed / HOUR))
  return day().format(new Date(time))
}
