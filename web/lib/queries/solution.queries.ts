import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { call } from '../http/api-client.ts'
import { whereKnown } from '../http/api-error.ts'
import { stepScreen } from './query-client.ts'
import { keys } from './query-keys.ts'
import { toSolutionDetails } from './tolerant-answers.ts'

/** What more than one slice reads of a solution. */
export const solutionQuery = (id: number) =>
  queryOptions({
    queryKey: keys.solutionDetails(id),
    queryFn: async ({ signal }) =>
      toSolutionDetails(
        await call('GET /api/solutions/{id}', { params: { id }, signal, failure: solutionsMessages.fetchOneFailed }),
      ),
    ...FRESHNESS.solution,
  })

/** Counts per step; null from a server that does not count. */
export const progressQuery = (id: number) =>
  queryOptions({
    queryKey: keys.progress(id),
    queryFn: ({ signal }) => whereKnown(call('GET /api/solutions/{id}/progress', { params: { id }, signal }), null),
    ...FRESHNESS.userStories,
    ...stepScreen,
  })
