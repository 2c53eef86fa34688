import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { POLL_MS } from '#contract/limits.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { SolutionListItem } from '#contract/solutions.ts'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'

/** A solution with its place in the loaded list; the number travels with it through sorting and filtering. */
export interface NumberedSolution extends SolutionListItem {
  number: number
}

export const solutionsQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: keys.solutions(sessionId ?? ''),
    queryFn: async ({ signal }) =>
      toNumberedList(
        await call('GET /api/solutions', {
          query: { session_id: sessionId ?? '' },
          signal,
          failure: solutionsMessages.fetchListFailed,
        }),
      ),
    enabled: sessionId !== null,
    ...FRESHNESS.solutions,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  })

function toNumberedList(answer: unknown): NumberedSolution[] {
  // an answer that is no list has no reason to quote: the screen says its own sentence
  if (!Array.isArray(answer)) throw new Error()
  return (answer as Partial<SolutionListItem>[]).map((solution, index) => ({
    ...(solution as SolutionListItem),
    number: index + 1,
    solution_name: solution.solution_name ?? '',
    user_email: solution.user_email ?? '',
    purposes: solution.purposes ?? [],
    p_fhn: solution.p_fhn ?? '',
  }))
}
