import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { call } from '../lib/api-client.ts'
import { ApiError } from '../lib/api-error.ts'
import { keys } from '../lib/query-keys.ts'
import { ClockIcon } from '../ui/icons.tsx'
import { TextLink } from '../ui/links.tsx'
import classes from './solution-links.module.css'

/** The way to the history of a solution, where the server keeps one. */
export function HistoryLink({ solutionId }: { solutionId: number }) {
  const isThere = useLocation({ select: ({ pathname }) => pathname.endsWith('/history') })
  const { data: hasHistory } = useQuery({
    queryKey: keys.knowsHistory,
    queryFn: ({ signal }) => knowsHistory(solutionId, signal),
    // asked once; a server does not learn it while it runs
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: !isThere,
  })
  if (!hasHistory || isThere) return null
  return (
    <TextLink to="/solutions/$solutionId/history" params={{ solutionId }} className={classes.link}>
      <ClockIcon size={16} />
      History of this solution
    </TextLink>
  )
}

async function knowsHistory(id: number, signal: AbortSignal): Promise<boolean> {
  try {
    await call('GET /api/solution/{id}/activity', { params: { id }, query: { limit: 1 }, signal })
    return true
  } catch (error) {
    // that there is no such solution says nothing about the server
    if (error instanceof ApiError && error.status === 404 && error.code !== 'NOT_FOUND') return false
    throw error
  }
}
