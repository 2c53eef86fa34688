import type { RoomScreen } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'

/** What the big screen shows. A closed workshop says so whatever was chosen before: nobody can join it. */
export function sceneKindOf({ status, scene, step, item }: Pick<RoomScreen, 'status' | 'scene' | 'step' | 'item'>) {
  if (status === 'closed') return 'end'
  if (scene) return scene.kind
  const hasBegun = step !== null || item !== undefined
  return hasBegun ? 'now' : ('join' satisfies SceneKind)
}
