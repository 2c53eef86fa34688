import { useQueryClient } from '@tanstack/react-query'
import type { FunctionalOption } from '#contract/functional-options.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { things } from '../../lib/queries/things.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

export function useAddOption(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ parentId, text }: { parentId: number; text: string }, send) =>
      send('POST /api/function_options', {
        body: { user_story_id: parentId, functional_option: text },
        failure: functionalOptionsMessages.addFailedShort,
      }),
    meta: {
      success: functionalOptionsMessages.added,
      failure: functionalOptionsMessages.addFailed,
      thing: (_sent: unknown, added: FunctionalOption | null) => things.option(added?.id),
    },
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

interface OptionChange {
  id: number
  text: string
  /** The text the editor started from. */
  previous: string
}

export function useUpdateOption(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, text, previous }: OptionChange, send) =>
      send('PUT /api/function_options/{id}', {
        params: { id },
        body: { functional_option: text, previous },
        failure: functionalOptionsMessages.updateFailedShort,
      }),
    meta: {
      success: functionalOptionsMessages.updated,
      thing: ({ id }: OptionChange) => things.option(id),
      failure: (error) => (error instanceof ApiError && error.serverMessage) || functionalOptionsMessages.updateFailed,
    },
    onSuccess: (_answer, { id, text: functional_option }) => {
      // the new text stands in its place at once, also when the rows cannot be read again
      showStored(
        queryClient,
        userStoriesQuery(solutionId).queryKey,
        (table) =>
          table && {
            ...table,
            metrics: table.metrics.map((row) => ({
              ...row,
              functional_options: row.functional_options.map((option) =>
                option.id === id ? { ...option, functional_option } : option,
              ),
            })),
          },
      )
    },
    onSettled: () => {
      void readAgain(queryClient, { queryKey: keys.solution(solutionId) })
    },
  })
}

export function useDeleteOption(solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (id: number, send) =>
      send('DELETE /api/function_options/{id}', {
        params: { id },
        failure: functionalOptionsMessages.deleteFailedShort,
      }),
    meta: {
      success: functionalOptionsMessages.deleted,
      failure: functionalOptionsMessages.deleteFailed,
      thing: things.option,
    },
    // counts as running until the option is gone from its row
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
}
