import { scenesMessages } from '#contract/messages/room-screen.ts'
import type { RoomScreen } from '#contract/room.ts'
import type { SceneKind } from '#contract/scene.ts'
import { isLive } from '../../../domain/workshop/live-room.ts'

const all = Object.keys(scenesMessages.kinds) as SceneKind[]

/** What these show is there only while the workshop is led. */
const live: readonly SceneKind[] = ['now', 'silent_rating', 'message']

/** What the big screen can show. A closed workshop says so whatever was chosen before, because nobody can join it. */
export function sceneKindsIn({ status }: Pick<RoomScreen, 'status'>): SceneKind[] {
  if (status === 'closed') return ['end']
  return isLive({ status }) ? all : all.filter((kind) => !live.includes(kind))
}

/** What it shows: what the host chose, else how to join and then the step; a workshop that shows its results, the way to them. */
export function sceneKindOf(room: Pick<RoomScreen, 'status' | 'scene' | 'step' | 'item'>): SceneKind {
  const { scene, step, item } = room
  if (scene && sceneKindsIn(room).includes(scene.kind)) return scene.kind
  if (!isLive(room)) return 'end'
  return step !== null || item !== undefined ? 'now' : 'join'
}
