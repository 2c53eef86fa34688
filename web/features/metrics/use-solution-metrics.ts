import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { metricsQuery } from '../../lib/queries/reference-data.queries.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { readTogether } from '../../ui/feedback/read.tsx'
import { relevantMetrics } from './relevant-metrics.ts'

/** The metrics of a solution and those it could still have; undefined until everything needed is there. */
export function useSolutionMetrics(solutionId: number) {
  // somebody may change the purposes of the solution, and with them the metrics on offer
  const solution = useQuery({ ...solutionQuery(solutionId), refetchOnMount: 'always', refetchOnWindowFocus: true })
  const rows = useQuery(userStoriesQuery(solutionId))
  const all = useQuery(metricsQuery())

  const added = useMemo(
    () => rows.data?.metrics.map(({ metric_id, metric_text, own }) => ({ id: metric_id, metric_text, own })),
    [rows.data],
  )
  const available = useMemo(
    () =>
      added && all.data && solution.data
        ? relevantMetrics(all.data, solution.data.purposes, new Set(added.map((metric) => metric.id)))
        : undefined,
    [added, all.data, solution.data],
  )

  return {
    solutionName: solution.data?.solution_name,
    purposes: solution.data?.purposes ?? [],
    /** Whether both tables can be shown. */
    reading: readTogether([all, rows, solution]),
    added: available && added,
    available,
  }
}
