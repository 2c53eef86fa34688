import { useQueryClient } from '@tanstack/react-query'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { toUserStoryTable } from '../../lib/queries/tolerant-rows.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'
import type { StoryUpdate } from './story-edits.ts'

/** Answers what was saved: all, but for stories whose metric is gone. */
export function useSaveUserStories(solutionId: number) {
  const queryClient = useQueryClient()
  const sendAll = async (send: Send, updates: StoryUpdate[]) => {
    await send('PUT /api/user_stories_table/{solution_id}', {
      params: { solution_id: solutionId },
      body: { updates, field: 'user_story' },
    })
    return updates
  }
  return useWrite({
    mutationFn: async (updates: StoryUpdate[], send) => {
      try {
        return await sendAll(send, updates)
      } catch (error) {
        // a metric that somebody has removed must not keep the other stories from being saved
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        const left = await stillThere(send, solutionId, updates)
        if (left.length === 0 || left.length === updates.length) throw error
        return sendAll(send, left)
      }
    },
    meta: {
      success: userStoriesMessages.saved,
      failure: (error) =>
        error instanceof ApiError && error.status === 409 ? reasonOf(error) : userStoriesMessages.saveFailed,
    },
    onSuccess: (updates) => {
      // the saved texts stand in their rows at once, also when the rows cannot be read again
      const texts = new Map(updates.map((update) => [update.metric_id, update.user_story]))
      showStored(
        queryClient,
        userStoriesQuery(solutionId).queryKey,
        (table) =>
          table && {
            ...table,
            metrics: table.metrics.map((row) => ({ ...row, user_story: texts.get(row.metric_id) ?? row.user_story })),
          },
      )
    },
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

/** Asks the server itself: a read of the screen that is under way may be older than the removal. */
async function stillThere(send: Send, solutionId: number, updates: StoryUpdate[]) {
  const rows = await send('GET /api/user_stories_table/{solutionId}', { params: { solutionId } }).catch(() => undefined)
  const there = new Set(toUserStoryTable(rows).metrics.map(({ metric_id }) => metric_id))
  return updates.filter(({ metric_id }) => there.has(metric_id))
}
