import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { GoneSolution } from '../../domain/workshop/gone-solution.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { selectSolution } from '../../lib/session/stored-session.ts'
import { NothingThere } from '../../ui/page/links.tsx'
import { SolutionName, UnderHead } from '../../ui/page/screen-head.tsx'
import { GoneBanner } from './gone-banner.tsx'
import { SolutionLinks } from './solution-links.tsx'
import { StepBar } from './step-bar.tsx'

/** Around every screen of one solution: the step bar under its head, and the sidebar's links leading to it. */
export function SolutionFrame({ solutionId }: { solutionId: number }) {
  const { data, error } = useQuery(solutionQuery(solutionId))
  const exists = Boolean(data)
  const refusal = error instanceof ApiError ? error : undefined
  // there is nothing that its steps could lead to
  const isMissing = !exists && refusal?.status === 404
  const isNotThere = refusal?.code === 'NOT_FOUND'
  const isGone = exists && isNotThere
  useEffect(() => {
    // an address opened directly selects its solution, once it is known to exist
    if (exists) selectSolution(solutionId)
  }, [solutionId, exists])
  return (
    <SolutionName value={data?.solution_name ?? ''}>
      <NothingThere value={isNotThere}>
        <UnderHead value={isMissing || isGone ? null : <StepBar solutionId={solutionId} />}>
          {isGone && <GoneBanner solutionId={solutionId} />}
          <GoneSolution value={isGone}>
            <Outlet />
          </GoneSolution>
          {exists && !isGone && <SolutionLinks solutionId={solutionId} />}
        </UnderHead>
      </NothingThere>
    </SolutionName>
  )
}
