import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { GroupsBy, HostGroups } from '#contract/groups.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { hostGroupsMessages as words } from '#contract/messages/cockpit.ts'
import { call } from '../../lib/http/api-client.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { unlessJustRead } from '../../lib/queries/unless-just-read.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'
import { pollWhereKnown } from '../../lib/queries/query-client.ts'

/** A server that does not know the call is not asked again. */
export const hostGroupsQuery = (workshopId: string) =>
  queryOptions({
    queryKey: keys.hostGroups(workshopId),
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}/groups', { params: { id: workshopId }, signal }),
    retry: false,
    refetchOnMount: unlessJustRead,
    refetchInterval: pollWhereKnown,
  })

/** What the host does about groups, one thing at a time. */
export type GroupsChange =
  | { do: 'switch'; made_by: GroupsBy }
  | { do: 'add'; name: string }
  | { do: 'rename'; group_id: number; name: string }
  | { do: 'remove' | 'restore'; group_id: number; name: string }
  | { do: 'move'; email: string; group_id: number | null; observes: boolean }
  | { do: 'give'; solution_id: number; group_id: number | null }

export function useChangeGroups(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (change: GroupsChange, send) => sendChange(workshopId, change, send),
    meta: { failure: (error, change: GroupsChange) => deedFailure(deedOf(change))(error) },
    onSuccess: (groups, change) => {
      showStored(queryClient, hostGroupsQuery(workshopId).queryKey, () => groups)
      say(doneBy(change))
    },
    // not waited for: the answer holds all of it, and the next choice can be made
    onSettled: () => void readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

function sendChange(id: string, change: GroupsChange, send: Send): Promise<HostGroups> {
  switch (change.do) {
    case 'switch': {
      const { made_by } = change
      return send('PATCH /api/admin/sessions/{id}/groups', { params: { id }, body: { made_by } })
    }
    case 'add':
      return send('POST /api/admin/sessions/{id}/groups', { params: { id }, body: { name: change.name } })
    case 'rename': {
      const { group_id, name } = change
      return send('PATCH /api/admin/sessions/{id}/groups/{group_id}', { params: { id, group_id }, body: { name } })
    }
    case 'remove':
    case 'restore': {
      const params = { id, group_id: change.group_id }
      const body = { removed: change.do === 'remove' }
      return send('PATCH /api/admin/sessions/{id}/groups/{group_id}', { params, body })
    }
    case 'move': {
      const { email, group_id, observes } = change
      const body = { email, group_id, observes }
      return send('PUT /api/admin/sessions/{id}/groups/people', { params: { id }, body })
    }
    case 'give': {
      const { solution_id, group_id } = change
      return send('PUT /api/admin/sessions/{id}/groups/solutions', { params: { id }, body: { solution_id, group_id } })
    }
  }
}

function deedOf(change: GroupsChange) {
  if (change.do === 'switch') return deedsMessages.groupsSwitched
  if (change.do === 'add') return deedsMessages.groupMade
  if (change.do === 'move') return deedsMessages.personMoved
  return change.do === 'give' ? deedsMessages.solutionGiven : deedsMessages.groupChanged
}

/** Everybody else sees it happen on the page. */
function doneBy(change: GroupsChange) {
  switch (change.do) {
    case 'switch':
      return change.made_by === 'nobody' ? words.switchedOff : words.switchedOn
    case 'add':
      return words.added(change.name)
    case 'rename':
      return words.renamed
    case 'remove':
      return words.removed(change.name)
    case 'restore':
      return words.broughtBack(change.name)
    case 'move':
      return words.moved
    case 'give':
      return words.given
  }
}
