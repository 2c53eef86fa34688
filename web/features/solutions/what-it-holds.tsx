import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { isRoomless } from '../../lib/session/stored-roomless.ts'
import { CountList } from './count-list.tsx'
import classes from './count-list.module.css'

/**
 * Counts at the side. Their place is kept where the server is not known to do without additions; should it not count
 * after all, the place stays empty, so that nothing moves.
 */
export function WhatItHolds({ solutionId }: { solutionId: number }) {
  const { data: progress, isPending } = useQuery(progressQuery(solutionId))
  const [isKept] = useState(() => !isRoomless())
  if (!progress && !isKept) return null
  const isEmpty = !progress && !isPending
  return (
    <aside aria-labelledby="what-it-holds" style={isEmpty ? { visibility: 'hidden' } : undefined}>
      <h2 id="what-it-holds" className={classes.title}>
        {solutionDetailsMessages.whatItHolds}
      </h2>
      <CountList
        counts={[
          [solutionDetailsMessages.metrics, progress?.metrics],
          [solutionDetailsMessages.stakeholders, progress?.stakeholders],
          [solutionDetailsMessages.userStories, progress?.stories_written],
          [solutionDetailsMessages.functionalOptions, progress?.options],
          [solutionDetailsMessages.ratingsOtherThanNone, progress?.ratings],
          [solutionDetailsMessages.systemRequirements, progress?.requirements],
        ]}
      />
    </aside>
  )
}
