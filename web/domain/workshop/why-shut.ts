import { useQuery } from '@tanstack/react-query'
import type { Room } from '#contract/room.ts'
import { useGroups } from '../groups/groups.queries.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import type { Shut } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'

/** What can keep people from changing anything in a whole workshop. The bar at the top has a sentence for each. */
export const shutBy = {
  results: { why: 'why-results', isPause: false },
  lookingOn: { why: 'why-looking-on', isPause: false },
  frozen: { why: 'why-frozen', isPause: true },
} satisfies Record<string, Shut>

/** Which of them it is at the moment. The host is bound by none. */
export function useShutBy(): Shut | undefined {
  const { data: room } = useQuery(roomQuery())
  const isLookingOn = useGroups()?.observes === true
  return shutIn(room, isLookingOn)
}

/** The same for what stands beside the pages of the workshop: it knows what they have read, and asks nothing itself. */
export function useShutByRoom(): Shut | undefined {
  const { data: room } = useQuery({ ...roomQuery(), enabled: false })
  return shutIn(room, false)
}

function shutIn(room: Room | undefined, isLookingOn: boolean): Shut | undefined {
  if (hasEntered()) return undefined
  if (room?.status === 'results') return shutBy.results
  if (isLookingOn) return shutBy.lookingOn
  return room?.frozen ? shutBy.frozen : undefined
}
