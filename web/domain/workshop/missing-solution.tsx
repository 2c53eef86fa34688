import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { deletionQuery } from '../../lib/queries/deletion.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel, type ErrorPanelProps } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { BringBack } from './bring-back.tsx'
import { deletionSentence } from './deletion-sentence.ts'
import { GoneSolution } from './gone-solution.ts'
import { isInTime, useWhatToDo } from './way-back.ts'

/** Our server says of what it does not have that it is not there. Any other 404 says only that a read failed. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'

/** Shown at an address of a solution that is not there: who deleted it, or that the workshop has no such solution. */
export function MissingSolution({ solutionId }: { solutionId: number }) {
  const { data: deletion } = useQuery(deletionQuery({ solution_id: solutionId }))
  const isSaid = use(GoneSolution)
  const whatToDo = useWhatToDo()
  if (isSaid) return <EmptyState title={solutionsMessages.notFound} />
  const deleted = deletion && deletionSentence(deletedMessages.solution, deletion)
  return (
    <EmptyState
      title={solutionsMessages.notFound}
      action={
        <>
          <BringBack isMain solutionId={solutionId} wayBack={deletion?.way_back} />
          <ButtonLink variant={isInTime(deletion?.way_back) ? 'default' : 'filled'} to="/solutions">
            {commonMessages.goToSolutions}
          </ButtonLink>
        </>
      }
    >
      {deletion && (deleted ? `${deleted} ${whatToDo(deletion)}` : deletedMessages.noSuchSolution)}
    </EmptyState>
  )
}

interface UnreadSolutionProps extends ErrorPanelProps {
  solutionId: number
  error: unknown
}

/** Shown instead of a step's screen that could not be read. */
export function UnreadSolution({ solutionId, error, ...panel }: UnreadSolutionProps) {
  return isMissing(error) ? <MissingSolution solutionId={solutionId} /> : <ErrorPanel {...panel} />
}
