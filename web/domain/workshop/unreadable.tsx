import { plainPagesMessages } from '#contract/messages/plain-pages.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ApiError, sentenceOf } from '../../lib/http/api-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'

/** The server does not know the call, or not what it asks for: nothing to try again. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

interface UnreadableProps {
  error: Error
  /** What no call foresaw. */
  otherwise: string
  onRetry: () => void
}

/** In place of a solution seen as a whole that could not be read. */
export function Unreadable({ error, otherwise, onRetry }: UnreadableProps) {
  if (!isUnknown(error)) return <ErrorPanel message={sentenceOf(error, otherwise)} onRetry={onRetry} />
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  return (
    <EmptyState
      title={isGone ? solutionsMessages.notFound : plainPagesMessages.notFound}
      action={
        <ButtonLink variant="filled" to="/solutions">
          {commonMessages.goToSolutions}
        </ButtonLink>
      }
    />
  )
}
