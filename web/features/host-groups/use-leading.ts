import type { HostGroups } from '#contract/groups.ts'
import { useChangeGroups } from '../../domain/groups/host-groups.queries.ts'
import { asIf } from './as-if.ts'

export interface GroupsProps {
  workshopId: string
  groups: HostGroups
}

/** For each part of the page its own write: what is on its way in one holds up no other. */
export function useLeading(workshopId: string, stored: HostGroups) {
  const change = useChangeGroups(workshopId)
  const groups = change.isPending && change.variables ? asIf(stored, change.variables) : stored
  return { groups, change }
}
