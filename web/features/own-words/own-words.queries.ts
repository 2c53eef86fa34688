import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { hostOwnWordsMessages } from '#contract/messages/own-words.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

export const ownWordsQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.ofItsOwn(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/own-words', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: 'always',
  })

export interface OwnWord {
  list: 'metrics' | 'stakeholders'
  id: number
  name: string
}

export function useTakeBackOwnWord(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ list, id }: OwnWord, send) =>
      send('DELETE /api/admin/sessions/{id}/own-words/{list}/{word_id}', {
        params: { id: workshopId, list, word_id: id },
      }),
    meta: {
      success: ({ name }: OwnWord) => hostOwnWordsMessages.takenBack(name),
      failure: deedFailure(deedsMessages.ownWordTakenBack),
    },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

export function usePublishOwnWords(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_nothing: object, send) =>
      send('POST /api/admin/sessions/{id}/own-words/publish', { params: { id: workshopId } }),
    meta: { failure: deedFailure(deedsMessages.published) },
    onSuccess: ({ published, version, name }) =>
      published === null
        ? announce('info', hostOwnWordsMessages.nothingNew)
        : announce('success', hostOwnWordsMessages.published(name, version)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.catalogues }),
  })
}
