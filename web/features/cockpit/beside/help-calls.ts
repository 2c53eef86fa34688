import type { Help } from '#contract/asides.ts'
import type { Cockpit, CockpitRow } from '#contract/cockpit.ts'
import { asidesMessages } from '#contract/messages/asides.ts'
import { basicMessages } from '#contract/messages/common.ts'
import { isWaiting, isWanted } from '../../../domain/workshop/help.ts'
import { serverNow } from '../../../lib/http/server-clock.ts'

type Called = CockpitRow & { help: Help }

/** Solutions whose groups have called, those that have waited longest first. */
export function callsIn(solutions: readonly CockpitRow[]): Called[] {
  const now = serverNow()
  return solutions
    .filter((row): row is Called => isWanted(row.help, now))
    .toSorted((a, b) => a.help.asked_at.localeCompare(b.help.asked_at))
}

/** Those to whom the host has not said anything yet. */
export const waitingIn = (solutions: readonly CockpitRow[]) => callsIn(solutions).filter(({ help }) => isWaiting(help))

/** The page's title, with how many wait; undefined while nobody does. */
export function titleWithCalls({ title, solutions }: Pick<Cockpit, 'title' | 'solutions'>): string | undefined {
  const count = waitingIn(solutions).length
  return count > 0 ? asidesMessages.withCount(count, basicMessages.pageTitle(title)) : undefined
}
