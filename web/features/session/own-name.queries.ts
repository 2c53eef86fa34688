import { useQueryClient } from '@tanstack/react-query'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { namesMessages } from '#contract/messages/people.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { noteMe } from '../../lib/session/stored-session.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { meQuery } from './session.queries.ts'

export function useGiveOwnName() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (name: string | null, send) => send('PUT /api/me/name', { body: { name } }),
    meta: { failure: deedFailure(deedsMessages.nameGiven) },
    onSuccess: (me) => {
      noteMe(me)
      showStored(queryClient, meQuery().queryKey, () => me)
      announce('success', me.name ? namesMessages.given(me.name) : namesMessages.takenOut)
    },
    onSettled: () => void readAgain(queryClient, { queryKey: keys.me }),
  })
}
