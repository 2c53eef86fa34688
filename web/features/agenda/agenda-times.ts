import type { Agenda } from '#contract/agenda.ts'
import { agendaMessages } from '#contract/messages/agenda.ts'

/** How often an agenda looks at the clock: exact enough for whole minutes. */
export const AGENDA_TICK_MS = 5000

const MINUTE = 60_000

/** How long the workshop has been at each item, in milliseconds; those it was not at are missing. */
export function timeAtItems({ log }: Pick<Agenda, 'log'>, now: number): Map<number, number> {
  const times = new Map<number, number>()
  for (const [index, { item_id, began_at }] of log.entries()) {
    const until = log[index + 1]
    const passed = (until ? Date.parse(until.began_at) : now) - Date.parse(began_at)
    times.set(item_id, (times.get(item_id) ?? 0) + Math.max(0, passed))
  }
  return times
}

/** What is still planned, in milliseconds of whole minutes: the rest of the present item, and all after it. */
export function leftOfWhole(agenda: Agenda, now: number): number {
  const { items, at } = agenda
  const place = items.findIndex(({ id }) => id === at)
  const after = items.slice(place + 1).reduce((sum, { minutes }) => sum + (minutes ?? 0) * MINUTE, 0)
  const present = items[place]
  if (!present) return after
  const spent = timeAtItems(agenda, now).get(present.id) ?? 0
  const rest = Math.max(0, (present.minutes ?? 0) * MINUTE - spent)
  // a minute that has begun still counts, as on the clock
  return after + Math.ceil(rest / MINUTE) * MINUTE
}

/** The items' minutes together, in milliseconds. */
export const lengthOf = (items: readonly { minutes: number | null }[]) =>
  items.reduce((sum, { minutes }) => sum + (minutes ?? 0) * MINUTE, 0)

/** In whole minutes: 12 min, 1 h 20 min. */
export function lengthText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes === 0) return agendaMessages.lessThanAMinute
  if (minutes < 60) return agendaMessages.minutes(minutes)
  return agendaMessages.hours(Math.floor(minutes / 60), minutes % 60)
}
