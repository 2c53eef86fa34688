import { plainPagesMessages } from '#contract/messages/plain-pages.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ApiError, sentenceOf } from '../../lib/http/api-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'

/** The server does not know the call or the thing asked for, so trying again would not help. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

interface UnreadableProps {
  error: Error
  /** Shown for errors that bring no sentence of their own. */
  otherwise: string
  onRetry: () => void
}

/** Shown instead of a page whose data could not be read. */
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
