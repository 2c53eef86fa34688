import type { RoomScreen } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'

/**
 * What the big screen shows. A closed workshop says so whatever was chosen before, because nobody can join it; one that
 * shows its results leads to them.
 */
export function sceneKindOf({ status, scene, step, item }: Pick<RoomScreen, 'status' | 'scene' | 'step' | 'item'>) {
  if (status === 'closed') return 'end'
  if (scene) return scene.kind
  if (status === 'results') return 'end'
  const hasBegun = step !== null || item !== undefined
  return hasBegun ? 'now' : ('join' satisfies SceneKind)
}
