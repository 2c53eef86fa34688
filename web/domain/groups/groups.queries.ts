import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Groups } from '#contract/groups.ts'
import { POLL_MS } from '#contract/limits.ts'
import { call } from '../../lib/http/api-client.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { unlessJustRead } from '../../lib/queries/unless-just-read.ts'

export const groupsQuery = () =>
  queryOptions({
    queryKey: keys.groups,
    queryFn: ({ signal }) => call('GET /api/groups', { signal }),
    retry: false,
    refetchOnMount: unlessJustRead,
    refetchInterval: POLL_MS,
  })

/** The groups of the workshop and one's own place; undefined where there are none, which the room says. */
export function useGroups(): Groups | undefined {
  const { data: room } = useQuery(roomQuery())
  const isOn = room?.groups === true
  const { data } = useQuery({ ...groupsQuery(), enabled: isOn })
  return isOn && data?.made_by !== 'nobody' ? data : undefined
}

/** Whether there are groups, and whether it is known what one may see of them: without an answer there are none. */
export function useAreGroupsKnown() {
  const room = useQuery(roomQuery())
  const areOn = room.data?.groups === true
  const { isFetched } = useQuery({ ...groupsQuery(), enabled: areOn })
  return { areOn, areKnown: room.isFetched && (!areOn || isFetched) }
}
