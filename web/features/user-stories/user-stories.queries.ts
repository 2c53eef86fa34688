import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { call } from '../../lib/api-client.ts'
import { ApiError, reasonOf } from '../../lib/api-error.ts'
import { keys } from '../../lib/query-keys.ts'
import { userStoriesQuery } from '../../lib/solution.queries.ts'
import type { StoryUpdate } from './story-drafts.ts'
import { useWrite } from '../../lib/use-write.ts'

export function useSaveUserStories(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (updates: StoryUpdate[]) =>
      call('PUT /api/user_stories_table/{solution_id}', {
        params: { solution_id: solutionId },
        body: { updates, field: 'user_story' },
      }),
    meta: {
      success: messages.userStories.saved,
      failure: (error) =>
        error instanceof ApiError && error.status === 409 ? reasonOf(error) : messages.userStories.saveFailed,
    },
    onSuccess: (_answer, updates) => {
      // the saved texts stand in their rows at once, also when the rows cannot be read again
      const texts = new Map(updates.map((update) => [update.metric_id, update.user_story]))
      queryClient.setQueryData(
        userStoriesQuery(solutionId).queryKey,
        (table) =>
          table && {
            ...table,
            metrics: table.metrics.map((row) => ({ ...row, user_story: texts.get(row.metric_id) ?? row.user_story })),
          },
      )
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
    },
  })
}
