import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { isSpokenOtherwise, loadAsPage } from '../../lib/session/page-language.ts'

/**
 * The host may change the language of a workshop. What somebody is looking at stays as it is; the next screen they go to is
 * loaded in the other language. Whoever had something unsaved has been asked about it by then.
 */
export function useFollowLanguage() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const language = useQuery({ ...roomQuery(), select: (room) => room.language }).data
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
        // on the way out of the workshop there is more to do than to load a page
        const isInside = toLocation.pathname.startsWith('/solutions')
        if (pathChanged && isInside && isSpokenOtherwise(language) && !queryClient.isMutating()) loadAsPage(router)
      }),
    [router, queryClient, language],
  )
}
