import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CatalogueFormat } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../../lib/http/api-client.ts'
import { deedFailure, withoutAnswer } from '../../../lib/http/deed-failure.ts'
import { keys } from '../../../lib/queries/query-keys.ts'
import { readAgain } from '../../../lib/queries/read-again.ts'
import { useWrite } from '../../../lib/queries/use-write.ts'
import { announce } from '../../../ui/feedback/toast-store.ts'
import { saveFile } from '../../../ui/page/save-file.ts'

/** A version never changes, so it is read once. */
export const catalogueQuery = (id: number) =>
  queryOptions({
    queryKey: keys.catalogue(id),
    queryFn: ({ signal }) => call('GET /api/admin/catalogues/{id}', { params: { id }, signal }),
    retry: false,
    staleTime: Infinity,
  })

export const catalogueFileQuery = (id: number, format: CatalogueFormat) =>
  queryOptions({
    queryKey: [...keys.catalogue(id), format],
    queryFn: ({ signal }) => call('GET /api/admin/catalogues/{id}/file', { params: { id }, query: { format }, signal }),
    retry: false,
    staleTime: Infinity,
  })

/** Gives it to the person as a file. */
export function useSaveCatalogue(id: number) {
  return useWrite({
    mutationFn: (format: CatalogueFormat, send) =>
      send('GET /api/admin/catalogues/{id}/file', { params: { id }, query: { format } }),
    meta: { failure: withoutAnswer(deedsMessages.notSavedAsFile) },
    onSuccess: ({ file_name, text }) => saveFile(file_name, text),
  })
}

type Publication = BodyOf<'POST /api/admin/catalogues'>

/** What would be published; asked anew each time, because others publish too. */
export const checkQuery = (file: Omit<Publication, 'dry_run' | 'previous'>) =>
  queryOptions({
    queryKey: keys.catalogueCheck(file),
    queryFn: () => call('POST /api/admin/catalogues', { body: { ...file, dry_run: true } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Checks a draft, or publishes it. */
export function usePublish() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Publication, send) => send('POST /api/admin/catalogues', { body }),
    meta: { failure: (error, sent: Publication) => publicationFailure(sent)(error) },
    onSuccess: ({ published, version }) => {
      if (published === null) return
      announce('success', cataloguesMessages.published(version))
      void readAgain(queryClient, { queryKey: keys.catalogues })
    },
  })
}

const publicationFailure = ({ dry_run }: Publication) =>
  dry_run ? withoutAnswer(deedsMessages.notChecked) : deedFailure(deedsMessages.published)
