import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from '../http/api-client.ts'
import { stepScreen } from './query-client.ts'
import { keys } from './query-keys.ts'
import { toUserStoryTable } from './tolerant-rows.ts'

/** The rows of a solution: its metrics with stakeholders, story and options. */
export const userStoriesQuery = (solutionId: number) =>
  queryOptions({
    queryKey: keys.userStories(solutionId),
    queryFn: async ({ signal }) =>
      toUserStoryTable(
        await call('GET /api/user_stories_table/{solutionId}', {
          params: { solutionId },
          signal,
          failure: userStoriesMessages.fetchFailed,
        }),
      ),
    ...FRESHNESS.userStories,
    ...stepScreen,
  })
