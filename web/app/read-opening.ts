import type { QueryClient } from '@tanstack/react-query'
import { groupsQuery } from '../domain/groups/groups.queries.ts'
import { roomQuery } from '../lib/queries/room.queries.ts'
import { readSessionId } from '../lib/session/stored-session.ts'

/** When the server is slower, the application replaces the skeleton and shows what it waits for. */
const WAIT_MS = 500

/** Reads what is above the list before the first render, so that the list does not move after it. */
export async function readOpening(queryClient: QueryClient, pathname: string) {
  if (pathname !== '/solutions' || readSessionId() === null) return
  await Promise.race([readAboveList(queryClient), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}

async function readAboveList(queryClient: QueryClient) {
  await queryClient.prefetchQuery(roomQuery())
  const room = queryClient.getQueryData(roomQuery().queryKey)
  if (room?.groups) await queryClient.prefetchQuery(groupsQuery())
}
