import { queryOptions } from '@tanstack/react-query'
import { POLL_MS } from '#contract/limits.ts'
import { call } from './api-client.ts'
import { keys } from './query-keys.ts'

/** What the host tells everybody. A server that does not know the call is not asked again. */
export const roomQuery = () =>
  queryOptions({
    queryKey: keys.room,
    queryFn: ({ signal }) => call('GET /api/room', { signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? false : POLL_MS),
  })
