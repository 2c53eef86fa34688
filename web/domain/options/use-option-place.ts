import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../lib/http/api-error.ts'
import { findOption } from './option-place.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'

/**
 * Where an option stands. An option that is deleted while its screen is open keeps its last known place, so that
 * what is being typed about it stays; use a component of its own (a `key`) for each option.
 */
export function useOptionPlace(solutionId: number, optionId: number) {
  const rows = useQuery(userStoriesQuery(solutionId))
  const isSolutionGone = rows.error instanceof ApiError && rows.error.status === 404
  const table = isSolutionGone ? undefined : rows.data
  const found = useMemo(() => table && findOption(table, optionId), [table, optionId])
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  // the cached rows may be older than an option that was added a moment ago
  return { rows, place: found ?? known, isGone: !found && rows.data !== undefined && rows.isFetchedAfterMount }
}
