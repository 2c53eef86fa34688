import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LiveEvents } from '#contract/live.ts'
import { keys } from '../queries/query-keys.ts'
import { readAgain, readAgainUnless } from '../queries/read-again.ts'
import { refresh } from './refresh.ts'
import { followWorkshop } from './stream.ts'

interface HostLive {
  /** Whether nothing has happened since this screen was read. */
  isAsNew?: (hello: LiveEvents['hello']) => boolean
  /** It shows the workshop to everybody; the cockpit says so. */
  isBigScreen?: boolean
}

/**
 * Reads what the host sees of a workshop again whenever somebody in it does something, comes or goes, and when the stream
 * begins: unless the screen knows, by `isAsNew`, that nothing has happened since it was read.
 */
export function useHostLive(workshopId: string, { isAsNew = () => false, isBigScreen = false }: HostLive = {}) {
  const queryClient = useQueryClient()
  const askScreen = useEffectEvent(isAsNew)
  useEffect(() => {
    const all = { queryKey: keys.workshop(workshopId) }
    const look = () => void readAgain(queryClient, all)
    const greet = (hello: LiveEvents['hello']) => {
      void readAgainUnless(() => askScreen(hello), queryClient, all)
      // what was missed may have been in any solution
      void readAgain(queryClient, { queryKey: keys.everySolution })
    }
    const change = ({ changes }: LiveEvents['change']) => void refresh(queryClient, changes)
    const address = `/api/admin/sessions/${encodeURIComponent(workshopId)}/live`
    const query = isBigScreen ? { as: 'screen' } : undefined
    // the host's pages ask now and then by themselves, which also tells when the workshop is gone
    const nothing = () => {}
    return followWorkshop({ hello: greet, change, presence: look, ended: look }, nothing, address, query)
  }, [workshopId, isBigScreen, queryClient])
}
