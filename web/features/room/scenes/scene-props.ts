import type { RoomScreen } from '#contract/room.ts'

export interface SceneProps {
  workshopId: string
  room: RoomScreen
}
