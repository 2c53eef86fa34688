import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Agenda } from '#contract/agenda.ts'
import type { BodyOf } from '#contract/index.ts'
import { agendaMessages } from '#contract/messages/agenda.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { HOST_POLL_MS } from '#contract/limits.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { unlessJustRead } from '../../lib/queries/unless-just-read.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

export const agendaQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.agenda(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/agenda', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: unlessJustRead,
    refetchInterval: HOST_POLL_MS,
  })

type Move = BodyOf<'POST /api/admin/sessions/{id}/agenda/move'>

/** Goes to an item. Whoever pressed in two windows at once is told, and sees where the workshop is. */
export function useMoveAgenda(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Move, send) =>
      send('POST /api/admin/sessions/{id}/agenda/move', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.agendaMoved) },
    onSuccess: ({ agenda }) => {
      showStored(queryClient, agendaQuery(workshopId).queryKey, () => agenda)
      const item = agenda.items.find(({ id }) => id === agenda.at)
      if (item) say(agendaMessages.wentTo(item.title))
    },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

type Change = BodyOf<'PUT /api/admin/sessions/{id}/agenda'>

export function useChangeAgenda(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Change, send): Promise<Agenda> =>
      send('PUT /api/admin/sessions/{id}/agenda', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.agendaSaved) },
    onSuccess: (agenda) => {
      showStored(queryClient, agendaQuery(workshopId).queryKey, () => agenda)
      announce('success', agendaMessages.saved)
    },
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

/** One more minute on the clock that everybody sees. */
export function useLongerTimer(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (_: void, send) =>
      send('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body: { timer_longer_by: 1 } }),
    meta: { failure: deedFailure(deedsMessages.timerLonger) },
    onSuccess: () => say(agendaMessages.timerLonger),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
