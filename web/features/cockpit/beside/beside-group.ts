import type { CockpitRow } from '#contract/cockpit.ts'
import type { Person } from '#contract/live.ts'

/** The group beside which the host stands. */
export interface BesideGroup {
  workshopId: string
  solution: CockpitRow
  /** Who is in it at this moment. */
  people: readonly Person[]
}
