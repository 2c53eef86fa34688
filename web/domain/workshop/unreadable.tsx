import { plainPagesMessages } from '#contract/messages/shell.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { isMissing, MissingSolution } from './missing-solution.tsx'

/** The server does not know the call or the thing asked for, so trying again would not help. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

interface UnreadableProps {
  solutionId: number
  error: Error
  /** Shown for errors that bring no sentence of their own. */
  otherwise: string
  onRetry: () => void
}

/** Shown instead of a page of a solution that not every server has, and whose data could not be read. */
export function Unreadable({ solutionId, error, otherwise, onRetry }: UnreadableProps) {
  if (isMissing(error)) return <MissingSolution solutionId={solutionId} />
  if (!isUnknown(error)) return <ErrorPanel message={sentenceOf(error, otherwise)} onRetry={onRetry} />
  return (
    <EmptyState
      title={plainPagesMessages.notFound}
      action={
        <ButtonLink variant="filled" to="/solutions">
          {commonMessages.goToSolutions}
        </ButtonLink>
      }
    />
  )
}
