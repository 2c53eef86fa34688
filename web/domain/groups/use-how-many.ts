import type { RoomScreen } from '#contract/room.ts'
import { useOthersByName } from '../../lib/live/people.ts'
import { useGroups } from './groups.queries.ts'
import { useOwners } from './use-owners.ts'
import { ownerOf } from './whose-solution.ts'

/**
 * How many could rate in a solution: the people of its group; without groups those who are here by name. Undefined where
 * that is not known: nobody else is here, or the solution is nobody's and some of those here may only look on.
 */
export function useHowMany(solutionId: number, isOneOfThem: boolean): number | undefined {
  const groups = useGroups()
  const others = useOthersByName()
  if (groups) return ownerOf(groups, solutionId)?.people
  return others === 0 ? undefined : others + Number(isOneOfThem)
}

/** The same for the host, who is told who is here. */
export function useHowManyForHost(workshopId: string, room: Pick<RoomScreen, 'groups' | 'here'> | undefined) {
  const ownerFor = useOwners(workshopId)
  return (solutionId: number): number | undefined =>
    room?.groups ? ownerFor(solutionId)?.people.length : room?.here?.length || undefined
}
