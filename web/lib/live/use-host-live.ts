import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../queries/query-keys.ts'
import { readAgain } from '../queries/read-again.ts'
import { followWorkshop } from './stream.ts'

/** Reads what the host sees of a workshop again whenever somebody in it does something, comes or goes. */
export function useHostLive(workshopId: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const look = () => void readAgain(queryClient, { queryKey: keys.workshop(workshopId) })
    const address = `/api/admin/sessions/${encodeURIComponent(workshopId)}/live`
    // the host's pages ask now and then by themselves, which also tells when the workshop is gone
    const nothing = () => {}
    return followWorkshop({ hello: look, change: look, presence: look, ended: look }, nothing, address)
  }, [workshopId, queryClient])
}
