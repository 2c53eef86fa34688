import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REDIRECT_AFTER_DELETE_MS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { solutionQuery } from '../../lib/solution.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { BackLink, ButtonLink } from '../../ui/links.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { SolutionEditor } from './solution-editor.tsx'
import { SolutionView } from './solution-view.tsx'
import { useDeleteSolution } from './solutions.queries.ts'
import { useChoices } from './use-choices.ts'
import { useRedirectToSolutions } from './use-redirect-to-solutions.ts'

export function SolutionDetailsScreen({ solutionId }: { solutionId: number }) {
  const deleting = useDeleteSolution(solutionId)
  useRedirectToSolutions(deleting.isSuccess, REDIRECT_AFTER_DELETE_MS)
  const solution = useQuery({
    ...solutionQuery(solutionId),
    // others may have changed it since it was last looked at
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    enabled: !deleting.isSuccess,
  })
  const isGone = solution.error instanceof ApiError && solution.error.status === 404
  const choices = useChoices()
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view')

  if (solution.data && mode === 'edit' && !choices.isPending) {
    return <SolutionEditor solution={solution.data} choices={choices} onDone={() => setMode('edited')} />
  }
  if (solution.data && !isGone) {
    return (
      <SolutionView
        solution={solution.data}
        isBackFromEdit={mode === 'edited'}
        isGoing={deleting.isPending || deleting.isSuccess}
        onEdit={() => setMode('edit')}
        onDelete={deleting.mutate}
      />
    )
  }
  return (
    <>
      <ScreenHead
        overline={`Solution ${solutionId}`}
        title="Solution Details"
        actions={<BackLink to="/solutions">Back to Solutions</BackLink>}
      />
      {solution.isError ? (
        <ErrorPanel
          message={solution.error.message || messages.solutions.loadOneFailed}
          onRetry={() => void solution.refetch()}
        />
      ) : solution.isPending ? (
        <LoadingTable columns={['Solution', 'What it holds']} rows={4} />
      ) : (
        <EmptyState
          title={messages.solutions.notFound}
          action={
            <ButtonLink variant="filled" to="/solutions">
              Go to Solutions
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
