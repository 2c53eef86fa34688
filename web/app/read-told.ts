import type { QueryClient } from '@tanstack/react-query'
import { groupsQuery } from '../domain/groups/groups.queries.ts'
import { meQuery } from '../features/session/session.queries.ts'
import { solutionsQuery } from '../features/solutions/solutions.queries.ts'
import { withToldAnswers } from '../lib/http/told-answers.ts'
import { roomQuery } from '../lib/queries/room.queries.ts'
import { readSessionId } from '../lib/session/stored-session.ts'

/** What came with the page is there before anything is drawn, so that it is drawn once, and nothing waits for the server. */
export const readTold = (queryClient: QueryClient) =>
  withToldAnswers((isTold) =>
    Promise.all([
      isTold('/api/me') && queryClient.prefetchQuery(meQuery()),
      isTold('/api/room') && queryClient.prefetchQuery(roomQuery()),
      isTold('/api/groups') && queryClient.prefetchQuery(groupsQuery()),
      isTold('/api/solutions') && queryClient.prefetchQuery(solutionsQuery(readSessionId())),
    ]),
  )
