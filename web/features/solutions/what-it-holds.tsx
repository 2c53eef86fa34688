import { useQuery } from '@tanstack/react-query'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { CountList } from './count-list.tsx'
import classes from './count-list.module.css'

/** Counts at the side, in a place that is kept for them; nothing from a server that does not count. */
export function WhatItHolds({ solutionId }: { solutionId: number }) {
  const { data: progress, isPending } = useQuery(progressQuery(solutionId))
  if (!progress && !isPending) return null
  return (
    <aside aria-labelledby="what-it-holds">
      <h2 id="what-it-holds" className={classes.title}>
        {solutionsMessages.whatItHolds}
      </h2>
      <CountList
        counts={[
          [solutionsMessages.metrics, progress?.metrics],
          [solutionsMessages.stakeholders, progress?.stakeholders],
          [solutionsMessages.userStories, progress?.stories_written],
          [solutionsMessages.functionalOptions, progress?.options],
          [solutionsMessages.ratingsOtherThanNone, progress?.ratings],
          [solutionsMessages.systemRequirements, progress?.requirements],
        ]}
      />
    </aside>
  )
}
