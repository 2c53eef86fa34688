import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../lib/http/api-error.ts'
import { findOption } from './option-place.ts'
import { userStoriesQuery } from '../../lib/queries/solution.queries.ts'

/**
 * Where an option stands. One that somebody deletes while it is looked at is still known by what it was, for the sake of
 * what is being typed about it; give each option a component of its own.
 */
export function useOptionPlace(solutionId: number, optionId: number) {
  const rows = useQuery(userStoriesQuery(solutionId))
  const isSolutionGone = rows.error instanceof ApiError && rows.error.status === 404
  const table = isSolutionGone ? undefined : rows.data
  const found = useMemo(() => table && findOption(table, optionId), [table, optionId])
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  // an option added a moment ago may not be among the rows that are still kept from before
  return { rows, place: found ?? known, isGone: !found && rows.data !== undefined && rows.isFetchedAfterMount }
}
