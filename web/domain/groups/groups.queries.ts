import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Groups } from '#contract/groups.ts'
import type { BodyOf } from '#contract/index.ts'
import { POLL_MS } from '#contract/limits.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { useWrite } from '../../lib/queries/use-write.ts'

const groupsQuery = () =>
  queryOptions({
    queryKey: keys.groups,
    queryFn: ({ signal }) => call('GET /api/groups', { signal }),
    retry: false,
    refetchOnMount: 'always',
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

/** What somebody sees of groups is answered with every choice. */
function useShown() {
  const queryClient = useQueryClient()
  return {
    onSuccess: (groups: Groups) => showStored(queryClient, groupsQuery().queryKey, () => groups),
    onSettled: () => void readAgain(queryClient, { queryKey: keys.groups }),
  }
}

export const useChooseGroup = () =>
  useWrite({
    mutationFn: (body: BodyOf<'PUT /api/groups/own'>, send) => send('PUT /api/groups/own', { body }),
    meta: { failure: deedFailure(deedsMessages.groupChosen) },
    ...useShown(),
  })

export const useStartGroup = () =>
  useWrite({
    mutationFn: (name: string, send) => send('POST /api/groups', { body: { name } }),
    meta: { failure: deedFailure(deedsMessages.groupMade) },
    ...useShown(),
  })
