import { useQueryClient } from '@tanstack/react-query'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'
import type { Scene } from '#contract/scene.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'

interface Shown {
  scene: Scene
  /** With the end: of the link to the results that everybody in the room is to read. */
  results_token?: string
}

/** Puts a scene on the big screen from wherever there is something to show. */
export function useShowScene(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Shown, send) =>
      send('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body }),
    meta: { failure: deedFailure(deedsMessages.sceneChanged) },
    onSuccess: (_room, { scene: { kind } }) => say(scenesMessages.changed(scenesMessages.kinds[kind])),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}
