import { useQuery } from '@tanstack/react-query'
import { progressQuery, solutionQuery } from '../../lib/queries/solution.queries.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { progressOfRows, stepStates, type StepState } from './step-states.ts'

export interface Steps {
  /** Undefined until something is known. */
  states: StepState[] | undefined
  /** The options that the last two steps lead to; without any option they lead to the fifth. */
  optionToRate: number | undefined
  optionToRequire: number | undefined
  /** Whether the solution is known to have no such option. */
  isMissingOption: (optionId: number) => boolean
}

export function useSteps(solutionId: number): Steps {
  const solution = useQuery(solutionQuery(solutionId))
  const progress = useQuery(progressQuery(solutionId))
  const rows = useQuery(userStoriesQuery(solutionId))

  const known = progress.data ?? (rows.data && progress.isFetched ? progressOfRows(rows.data) : undefined)
  const options = rows.data?.metrics.flatMap((row) => row.functional_options)
  const firstOption = options?.[0]?.id
  return {
    states: known && stepStates(solution.data?.p_fhn ?? '', known),
    optionToRate: progress.data?.next_option_to_rate ?? firstOption,
    optionToRequire: progress.data?.next_option_to_require ?? firstOption,
    isMissingOption: (optionId) => options !== undefined && !options.some(({ id }) => id === optionId),
  }
}
