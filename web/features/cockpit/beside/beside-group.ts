import type { CockpitRow } from '#contract/cockpit.ts'
import type { Person } from '#contract/live.ts'

/** The group beside which the host stands. */
export interface BesideGroup {
  workshopId: string
  solution: CockpitRow
  /** Who is in it at this moment. */
  people: readonly Person[]
}

/** Where it is read: next to the table, or above it where there is no room for both. */
export interface BesidePlaces {
  next: HTMLElement | null
  above: HTMLElement | null
  /** Told when it comes next to the table, and when it goes. */
  onNext: (isThere: boolean) => void
}
