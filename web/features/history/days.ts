import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import type { Deed } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'

interface Day {
  name: string
  deeds: Deed[]
}

const date = madeOnce(
  () => new Intl.DateTimeFormat(TAG, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
)
const DAY_MS = 24 * 60 * 60 * 1000

/** Days in the time zone of the device. */
export function groupByDay(deeds: readonly Deed[], now: Date): Day[] {
  const days: Day[] = []
  for (const deed of deeds) {
    const name = nameOf(new Date(deed.at), now)
    const last = days.at(-1)
    if (last?.name === name) last.deeds.push(deed)
    else days.push({ name, deeds: [deed] })
  }
  return days
}

function nameOf(time: Date, now: Date): string {
  const day = time.toDateString()
  if (day === now.toDateString()) return historyMessages.today
  // compared at noon, which is right also on days when the clocks are changed
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)
  return day === new Date(noon.getTime() - DAY_MS).toDateString() ? historyMessages.yesterday : date().format(time)
}
