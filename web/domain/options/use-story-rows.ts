import { useQuery } from '@tanstack/react-query'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import type { Reading } from '../../ui/feedback/read.tsx'

const noRows: readonly UserStoryRow[] = []

/** The rows of a solution for those who edit in them. Once somebody has deleted it there are none, so that what is typed is rescued. */
export function useStoryRows(solutionId: number) {
  const { data, error, refetch } = useQuery(userStoriesQuery(solutionId))
  const isGone = isNotFound(error)
  const table = isGone ? undefined : data
  const reading: Reading<typeof data> = { data: table, error: table ? null : error, refetch }
  return { reading, isGone, rows: isGone ? noRows : data?.metrics, solutionName: data?.solution_name ?? '' }
}
