import { queryOptions } from '@tanstack/react-query'
import { HOST_POLL_MS } from '#contract/limits.ts'
import type { Room } from '#contract/room.ts'
import { call } from '../http/api-client.ts'
import { isNotFound } from '../http/api-error.ts'
import { storeRoomless } from '../session/stored-roomless.ts'
import { keys } from './query-keys.ts'
import { unlessJustRead } from './unless-just-read.ts'
import { pollWhereKnown } from './query-client.ts'

const known = (room: Room) => {
  storeRoomless(false)
  return room
}
const unknown = (error: unknown) => {
  if (isNotFound(error)) storeRoomless(true)
  throw error
}

/** What the host tells everybody. A server that does not know the call is not asked again. */
export const roomQuery = () =>
  queryOptions({
    queryKey: keys.room,
    queryFn: ({ signal }) => call('GET /api/room', { signal }).then(known, unknown),
    retry: false,
    refetchOnMount: unlessJustRead,
    refetchInterval: pollWhereKnown,
  })

/** The same as the host sees it, of any workshop. */
export const roomScreenQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.roomScreen(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/room', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: unlessJustRead,
    refetchInterval: HOST_POLL_MS,
  })
