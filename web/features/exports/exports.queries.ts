import { useQueryClient } from '@tanstack/react-query'
import { hostMessages } from '#contract/host-messages.ts'
import type { BodyOf } from '#contract/index.ts'
import { call } from '../../lib/api-client.ts'
import { keys } from '../../lib/query-keys.ts'
import { useWrite } from '../../lib/use-write.ts'
import { announce } from '../../ui/toast-store.ts'

/** The key makes a repetition of the same import the same one. */
export interface ChosenFile {
  file: File
  key: string
}

/** The file goes as it is, so that the server's line numbers are those of the file. */
const send = (id: string, { file, key }: ChosenFile, dry_run: boolean) =>
  call('POST /api/admin/sessions/{id}/import', {
    params: { id },
    query: { dry_run },
    body: file as unknown as BodyOf<'POST /api/admin/sessions/{id}/import'>,
    idempotencyKey: `${key}${dry_run ? '-check' : ''}`,
  })

export const useCheckImport = (workshopId: string) =>
  useWrite({ mutationFn: (chosen: ChosenFile) => send(workshopId, chosen, true) })

export function useImport(workshopId: string, onImported: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (chosen: ChosenFile) => send(workshopId, chosen, false),
    onSuccess: async ({ solutions }) => {
      announce('success', hostMessages.results.imported(solutions.length))
      onImported()
      await queryClient.invalidateQueries({ queryKey: keys.workshop(workshopId) })
      await queryClient.invalidateQueries({ queryKey: keys.workshops })
    },
  })
}
