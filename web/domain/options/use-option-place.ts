import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isNotFound, isThingNotFound } from '../../lib/http/api-error.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { findOption } from './option-place.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'

/**
 * Where an option stands. An option that is deleted while its screen is open keeps its last known place, so that
 * what is being typed about it stays; use a component of its own (a `key`) for each option.
 */
export function useOptionPlace(solutionId: number, optionId: number) {
  const solution = useQuery(solutionQuery(solutionId))
  const rows = useQuery(userStoriesQuery(solutionId))
  const table = isNotFound(rows.error) ? undefined : rows.data
  const found = useMemo(() => table && findOption(table, optionId), [table, optionId])
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  return {
    solution,
    rows,
    place: found ?? known,
    // the cached rows may be older than an option that was added a moment ago
    isGone: !found && rows.data !== undefined && rows.isFetchedAfterMount,
    isSolutionGone: isThingNotFound(rows.error ?? solution.error),
  }
}
