import { useQuery } from '@tanstack/react-query'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { CountList } from './count-list.tsx'
import classes from './count-list.module.css'

/** Counts at the side; nothing from a server that does not count. */
export function WhatItHolds({ solutionId }: { solutionId: number }) {
  const { data: progress } = useQuery(progressQuery(solutionId))
  if (!progress) return null
  return (
    <aside aria-labelledby="what-it-holds">
      <h2 id="what-it-holds" className={classes.title}>
        What it holds
      </h2>
      <CountList
        counts={[
          ['Metrics', progress.metrics],
          ['Stakeholders', progress.stakeholders],
          ['User stories', progress.stories_written],
          ['Functional options', progress.options],
          ['Ratings other than None', progress.ratings],
          ['System requirements', progress.requirements],
        ]}
      />
    </aside>
  )
}
