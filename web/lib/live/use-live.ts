import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../http/api-client.ts'
import { oldestTold } from '../http/told-revision.ts'
import { forgetPeople, setPeople, updatePeople } from './people.ts'
import { editingOf, moveTo } from './own-place.ts'
import { refresh, refreshAll } from './refresh.ts'
import { followWorkshop } from './stream.ts'
import { isLiveServer, keepTelling, placeToTell } from './tell-presence.ts'

/**
 * Keeps the screens of a workshop up to date with what others do, and tells the others where this tab is. An addition:
 * without it, and with a server that does not know it, everything works by asking again now and then.
 */
export function useLive(sessionId: string | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!sessionId) return
    let stop: (() => void) | undefined
    const asking = new AbortController()

    const start = async () => {
      const told = placeToTell()
      if (!(await isLiveServer(told, asking.signal)) || asking.signal.aborted) return
      let seen: number | undefined
      const readAll = () => {
        stopLooking()
        void refreshAll(queryClient)
      }
      // the answer to a read that began before the stream may be of an older state than the stream's first
      const stopLooking = oldestTold.subscribe(() => {
        if (seen !== undefined && oldestTold.read() < seen) readAll()
      })
      const stopFollowing = followWorkshop(
        {
          hello: (hello) => {
            setPeople(hello)
            // what has been read so far may be from before the stream began
            if ((seen ?? oldestTold.read()) !== hello.revision) readAll()
            seen = hello.revision
          },
          change: ({ revision, changes }) => {
            seen = revision
            void refresh(queryClient, changes)
          },
          presence: updatePeople,
          // this call will be refused, which leads to the login or the closed page
          ended: () => void call('GET /api/me').catch(() => undefined),
        },
        forgetPeople,
      )
      const stopTelling = keepTelling(told)
      stop = () => {
        stopLooking()
        stopTelling()
        stopFollowing()
      }
    }

    // whoever opens a select only looks at what there is to choose
    const isSelect = (element: EventTarget | null) => element instanceof HTMLSelectElement
    const follow = () => {
      const { activeElement } = document
      moveTo({ editing: isSelect(activeElement) ? null : editingOf(activeElement) })
    }
    const chosen = ({ target }: Event) => {
      if (isSelect(target)) moveTo({ editing: editingOf(target) })
    }
    document.addEventListener('change', chosen)
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    void start()
    return () => {
      asking.abort()
      // states are counted in each workshop by itself
      oldestTold.set(Infinity)
      document.removeEventListener('change', chosen)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
      stop?.()
    }
  }, [sessionId, queryClient])
}
