import type { FunctionalOption } from '#contract/functional-options.ts'
import type { UserStoryRow, UserStoryTable } from '#contract/user-stories.ts'

export interface OptionPlace {
  /** Position of the metric, dot, position of the option: "3.1". */
  number: string
  option: FunctionalOption
  row: UserStoryRow
}

/** Where an option stands in its solution; undefined when it belongs to another one or was deleted. */
export function findOption({ metrics }: UserStoryTable, optionId: number): OptionPlace | undefined {
  for (const [metricIndex, row] of metrics.entries()) {
    const index = row.functional_options.findIndex((option) => option.id === optionId)
    const option = row.functional_options[index]
    if (option) return { number: `${metricIndex + 1}.${index + 1}`, option, row }
  }
  return undefined
}
