import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { moveTo } from '../../lib/live/own-place.ts'
import { stepOf } from '../../domain/steps/steps.ts'

/** Follows where in the workshop this tab is, so that the others can see it. */
export function useOwnPlace() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { solutionId = null } = useParams({ strict: false })
  useEffect(() => {
    moveTo({ solution_id: solutionId, step: (solutionId !== null && stepOf(pathname)) || null })
  }, [pathname, solutionId])
}
