import type { UserStoryTable } from '#contract/user-stories.ts'
import { findOption, type OptionPlace } from './option-place.ts'

/** The option that follows in the order of the list; undefined after the last. */
export function optionAfter(table: UserStoryTable, optionId: number): OptionPlace | undefined {
  const ids = table.metrics.flatMap((row) => row.functional_options.map(({ id }) => id))
  const next = ids[ids.indexOf(optionId) + 1]
  return ids.includes(optionId) && next !== undefined ? findOption(table, next) : undefined
}
