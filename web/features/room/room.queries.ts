import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { roomScreenMessages as words, scenesMessages } from '#contract/messages/room-screen.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { say } from '../../ui/feedback/said.ts'

type Change = BodyOf<'PATCH /api/admin/sessions/{id}/room'>

export function useChangeRoom(workshopId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Change, send) =>
      send('PATCH /api/admin/sessions/{id}/room', { params: { id: workshopId }, body }),
    meta: { failure: (error, sent: Change) => deedFailure(deedOf(sent))(error) },
    onSuccess: (_room, sent) => say(doneBy(sent)),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

/** Each control changes one thing. */
function deedOf({ step, scene, timer_minutes, message, frozen, silent_rating, own_words, hide_emails }: Change) {
  if (step !== undefined) return deedsMessages.stepAnnounced
  if (scene !== undefined) return deedsMessages.sceneChanged
  if (timer_minutes !== undefined) return timer_minutes ? deedsMessages.timerStarted : deedsMessages.timerStopped
  if (message !== undefined) return message ? deedsMessages.messageSent : deedsMessages.messageTakenBack
  if (frozen !== undefined) return frozen ? deedsMessages.frozen : deedsMessages.released
  if (own_words !== undefined) return own_words ? deedsMessages.ownWordsOn : deedsMessages.ownWordsOff
  if (hide_emails !== undefined) return hide_emails ? deedsMessages.emailsHidden : deedsMessages.emailsShown
  return silent_rating ? deedsMessages.silentOn : deedsMessages.silentOff
}

/** Everybody else sees it happen: the button changes, or what it set stands on the screen. */
function doneBy({ step, scene, timer_minutes, message, frozen, silent_rating, own_words, hide_emails }: Change) {
  if (step !== undefined) return words.stepAnnounced(step)
  if (scene !== undefined)
    return scenesMessages.changed(scene ? scenesMessages.kinds[scene.kind] : scenesMessages.automatic)
  if (timer_minutes !== undefined) return timer_minutes ? words.timerStarted : words.timerStopped
  if (message !== undefined) return message ? words.messageSent : words.messageTakenBack
  if (frozen !== undefined) return frozen ? words.editingFrozen : words.editingReleased
  if (own_words !== undefined) return own_words ? words.ownWordsOn : words.ownWordsOff
  if (hide_emails !== undefined) return hide_emails ? words.emailsHidden : words.emailsShown
  return silent_rating ? words.silentOn : words.silentOff
}
