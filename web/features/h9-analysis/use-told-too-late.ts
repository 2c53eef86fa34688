import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { silentRoundQuery } from './silent.queries.ts'

/** Says so when the host reveals the ratings while one's own are still unsaved, and the screen for them goes. */
export function useToldTooLate(isUnsaved: boolean, ...round: Parameters<typeof silentRoundQuery>) {
  const queryClient = useQueryClient()
  const { queryKey } = silentRoundQuery(...round)
  const tell = useEffectEvent(() => {
    if (isUnsaved && queryClient.getQueryData(queryKey)?.revealed) announce('warning', silentRatingMessages.tooLate)
  })
  useEffect(() => () => tell(), [])
}
