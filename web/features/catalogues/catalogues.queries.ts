import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CatalogueFormat } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import type { BodyOf } from '#contract/index.ts'
import { call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { keys } from '../../lib/query-keys.ts'
import { useWrite } from '../../lib/use-write.ts'
import { announce } from '../../ui/toast-store.ts'

/** A version never changes, so it is read once. */
export const catalogueQuery = (id: number) =>
  queryOptions({
    queryKey: keys.catalogue(id),
    queryFn: ({ signal }) => call('GET /api/admin/catalogues/{id}', { params: { id }, signal }),
    retry: false,
    staleTime: Infinity,
  })

export function useCatalogueFile(id: number) {
  return useWrite({
    mutationFn: (format: CatalogueFormat) =>
      call('GET /api/admin/catalogues/{id}/file', { params: { id }, query: { format } }),
    meta: { failure: reasonOf },
  })
}

/** Checks a draft, or publishes it. */
export function usePublish() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: BodyOf<'POST /api/admin/catalogues'>) => call('POST /api/admin/catalogues', { body }),
    meta: { failure: reasonOf },
    onSuccess: ({ published, version }) => {
      if (published === null) return
      announce('success', hostMessages.catalogues.published(version))
      void queryClient.invalidateQueries({ queryKey: keys.catalogues })
    },
  })
}
