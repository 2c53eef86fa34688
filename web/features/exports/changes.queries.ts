import { useQueryClient } from '@tanstack/react-query'
import type { FileChange } from '#contract/changes.ts'
import { changesMessages } from '#contract/messages/imports.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import type { ChosenFile } from './exports.queries.ts'

/** What a file would change; it is sent as it is, whatever it is. */
export const useLookAtFile = (workshopId: string) =>
  useWrite({
    mutationFn: ({ file, key }: ChosenFile, send) =>
      send('POST /api/workshops/{id}/changes/preview', {
        params: { id: workshopId },
        body: new Blob([file], { type: 'application/octet-stream' }),
        idempotencyKey: key,
      }),
  })

/** Stores what was agreed to, as edits of what was seen. */
export function useApplyChanges(workshopId: string, onApplied: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (changes: FileChange[], send) =>
      send('PUT /api/workshops/{id}/changes', {
        params: { id: workshopId },
        body: {
          changes: changes.map(({ field, id, after, before }) => ({ field, id, text: after, previous: before })),
        },
      }),
    onSuccess: async ({ changed }, changes) => {
      announce('success', changesMessages.applied(changed), { undo: { texts: { workshopId, changes } } })
      onApplied()
      const solutions = [...new Set(changes.map(({ solution_id }) => solution_id))].map(keys.solution)
      await Promise.all(
        [...solutions, keys.workshop(workshopId)].map((queryKey) => readAgain(queryClient, { queryKey })),
      )
    },
  })
}
