import { createStore } from '../store.ts'

/** How far the server's clock is ahead of this device's, in milliseconds: not less than one, not more than the other. */
export interface Ahead {
  least: number
  most: number
}

const SECOND = 1000

/**
 * What an answer tells of the server's clock. Its date is cut to the second, and was written between sending and
 * receiving; every further answer narrows that down. One that contradicts the others was given after a clock was set;
 * one that contradicts itself, while it was set, and says nothing.
 */
export function narrowed(
  known: Ahead | undefined,
  date: number,
  sentAt: number,
  receivedAt: number,
): Ahead | undefined {
  const told = { least: date - receivedAt, most: date + SECOND - sentAt }
  if (told.least > told.most) return known
  if (!known) return told
  const both = { least: Math.max(known.least, told.least), most: Math.min(known.most, told.most) }
  return both.least <= both.most ? both : told
}

let known: Ahead | undefined
/** How far the server's clock is ahead, as well as its answers tell it; 0 where they do not. */
export const clockAhead = createStore(0)

/** Called with every answer; one without a date says nothing. */
export function noteDate(header: string | null, sentAt: number, receivedAt = Date.now()) {
  const date = Date.parse(header ?? '')
  if (Number.isNaN(date)) return
  known = narrowed(known, date, sentAt, receivedAt)
  if (!known) return
  clockAhead.set(Math.round((known.least + known.most) / 2))
}

/** The time by the server's clock. */
export const serverNow = () => Date.now() + clockAhead.read()

/** For tests, which set clocks. */
export function forgetServerClock() {
  known = undefined
  clockAhead.set(0)
}
