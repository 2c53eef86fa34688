import { queryOptions } from '@tanstack/react-query'
import { chainMessages } from '#contract/messages/map.ts'
import { FRESHNESS } from '#contract/freshness.ts'
import { call } from '../http/api-client.ts'
import { stepScreen } from './query-client.ts'
import { keys } from './query-keys.ts'

/** A solution from purpose to requirement, for the screens that show it as a whole. */
export const chainQuery = (id: number) =>
  queryOptions({
    queryKey: keys.chain(id),
    queryFn: ({ signal }) =>
      call('GET /api/solutions/{id}/chain', { params: { id }, signal, failure: chainMessages.fetchFailed }),
    ...FRESHNESS.userStories,
    ...stepScreen,
  })
