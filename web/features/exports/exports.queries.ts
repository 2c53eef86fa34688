import { useQueryClient } from '@tanstack/react-query'
import type { ImportReport } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import type { BodyOf } from '#contract/index.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

/** The idempotency key lets a repeated import count once. */
export interface ChosenFile {
  file: File
  key: string
}

/** The host imports into any workshop, a member into their own. */
export type ImportTarget = { workshopId: string } | 'own'

/** The file goes as it is, so that the server's line numbers are those of the file. */
function sendFile(
  send: Send,
  target: ImportTarget,
  { file, key }: ChosenFile,
  dry_run: boolean,
): Promise<ImportReport> {
  const request = {
    query: { dry_run },
    body: file as unknown as BodyOf<'POST /api/solutions/import'>,
    idempotencyKey: `${key}${dry_run ? '-check' : ''}`,
  }
  return target === 'own'
    ? send('POST /api/solutions/import', request)
    : send('POST /api/admin/sessions/{id}/import', { params: { id: target.workshopId }, ...request })
}

export const useCheckImport = (target: ImportTarget) =>
  useWrite({ mutationFn: (chosen: ChosenFile, send) => sendFile(send, target, chosen, true) })

export function useImport(target: ImportTarget, onImported: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (chosen: ChosenFile, send) => sendFile(send, target, chosen, false),
    onSuccess: async ({ solutions }) => {
      announce('success', importsMessages.imported(solutions.length))
      onImported()
      const stale = target === 'own' ? [keys.allSolutions] : [keys.workshop(target.workshopId), keys.workshops]
      await Promise.all(stale.map((queryKey) => readAgain(queryClient, { queryKey })))
    },
  })
}
