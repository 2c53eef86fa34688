import { useQuery } from '@tanstack/react-query'
import type { RoomScreen } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'
import { cockpitQuery } from '../../../domain/workshop/cockpit.queries.ts'
import { silentRoundsQuery } from '../../../domain/workshop/silent-rounds.queries.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { sceneKindOf } from './scene-kind.ts'
import { scenePartsOf, solutionIn, solutionsFor, type SceneParts } from './scene-parts.ts'

const withSolutions: readonly SceneKind[] = ['progress', 'solution', 'comparison']
const withRounds: readonly SceneKind[] = ['silent_rating', 'reveal']
const withChain: readonly SceneKind[] = ['solution', 'comparison']

/** What the present scene can be about, read as far as it needs it; undefined until that is known. */
export function useSceneParts(workshopId: string, room: RoomScreen): SceneParts | undefined {
  const kind = sceneKindOf(room)
  const cockpit = useQuery({ ...cockpitQuery(workshopId), enabled: withSolutions.includes(kind) })
  const rounds = useQuery({ ...silentRoundsQuery(workshopId), enabled: withRounds.includes(kind) })
  const known = { solutions: cockpit.data?.solutions ?? [], rounds: rounds.data ?? [] }
  const solutionId = solutionIn(solutionsFor(kind, known), room.scene)
  const needsChain = withChain.includes(kind) && solutionId !== undefined
  const chain = useQuery({ ...chainQuery(solutionId ?? 0), enabled: needsChain })

  const lacksSolutions = withSolutions.includes(kind) && !cockpit.data
  const lacksRounds = withRounds.includes(kind) && !rounds.data
  if (lacksSolutions || lacksRounds || (needsChain && !chain.data)) return undefined
  return scenePartsOf(kind, room.scene, { ...known, chain: needsChain ? chain.data : undefined })
}
