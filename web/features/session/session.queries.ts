import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { call } from '../../lib/http/api-client.ts'
import { whereKnown } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { noteMe } from '../../lib/session/stored-session.ts'

/** The workshop of this browser and who uses it; null from a server that does not tell. */
export const meQuery = () =>
  queryOptions({
    queryKey: keys.me,
    queryFn: async ({ signal }) => {
      const me = await whereKnown(call('GET /api/me', { signal }), null)
      noteMe(me)
      return me
    },
    ...FRESHNESS.userSessions,
  })
