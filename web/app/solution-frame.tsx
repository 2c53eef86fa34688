import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { solutionQuery } from '../lib/solution.queries.ts'
import { selectSolution } from '../lib/stored-session.ts'
import { UnderHead } from '../ui/screen-head.tsx'
import { SolutionLinks } from './solution-links.tsx'
import { StepBar } from './step-bar.tsx'

/** Around every screen of one solution: the step bar under its head, and the sidebar's links leading to it. */
export function SolutionFrame({ solutionId }: { solutionId: number }) {
  const exists = Boolean(useQuery(solutionQuery(solutionId)).data)
  useEffect(() => {
    // an address opened directly selects its solution, once it is known to exist
    if (exists) selectSolution(solutionId)
  }, [solutionId, exists])
  return (
    <UnderHead value={<StepBar solutionId={solutionId} />}>
      <Outlet />
      {exists && <SolutionLinks solutionId={solutionId} />}
    </UnderHead>
  )
}
