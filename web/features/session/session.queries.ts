import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { call } from '../../lib/http/api-client.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { noteMe } from '../../lib/session/stored-session.ts'

/** The workshop of this browser and who uses it; null from a server that does not tell. */
export const meQuery = () =>
  queryOptions({
    queryKey: keys.me,
    queryFn: async ({ signal }) => {
      try {
        const me = await call('GET /api/me', { signal })
        noteMe(me)
        return me
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    ...FRESHNESS.userSessions,
  })
