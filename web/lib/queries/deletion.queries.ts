import { queryOptions } from '@tanstack/react-query'
import type { Deletion } from '#contract/deletions.ts'
import type { QueryOf } from '#contract/index.ts'
import { FRESHNESS } from '#contract/freshness.ts'
import { call } from '../http/api-client.ts'
import { whereKnown } from '../http/api-error.ts'
import { keys } from './query-keys.ts'
import { pollWhereKnown } from './query-client.ts'

/** Something that is gone, by its id and those of what it belonged to. */
export type DeletedThing = QueryOf<'GET /api/deletions'>

/** Who deleted it; null where the server does not know the call. */
export const deletionQuery = (thing: DeletedThing) =>
  queryOptions({
    queryKey: keys.deletion(thing.solution_id, thing),
    queryFn: ({ signal }): Promise<Deletion> =>
      whereKnown(call('GET /api/deletions', { query: thing, signal }), { by: null, at: null }),
    ...FRESHNESS.userStories,
  })

/** The solutions that were deleted lately. A server that does not know the call is not asked again. */
export const deletedSolutionsQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: keys.deletedSolutions(sessionId ?? ''),
    queryFn: ({ signal }) => call('GET /api/deleted-solutions', { signal }),
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: pollWhereKnown,
  })
