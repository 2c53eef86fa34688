import { queryOptions } from '@tanstack/react-query'
import { historyMessages } from '#contract/messages/history.ts'
import { FRESHNESS } from '#contract/freshness.ts'
import { call } from '../../../lib/http/api-client.ts'
import { keys } from '../../../lib/queries/query-keys.ts'

/** Everybody who has done something to a solution; its history knows them. */
export const peopleQuery = (solutionId: number) =>
  queryOptions({
    queryKey: [...keys.activity(solutionId), 'people'],
    queryFn: async ({ signal }) => {
      const { people } = await call('GET /api/solution/{id}/activity', {
        params: { id: solutionId },
        query: { limit: 1 },
        signal,
        failure: historyMessages.fetchFailed,
      })
      return people
    },
    ...FRESHNESS.userStories,
  })
