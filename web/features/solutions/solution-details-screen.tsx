import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REDIRECT_AFTER_DELETE_MS } from '#contract/limits.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { PencilIcon } from '../../ui/marks/later-icons.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SolutionEditor } from './solution-editor.tsx'
import { SolutionView } from './solution-view.tsx'
import { useDeleteSolution } from './solution-writes.queries.ts'
import { useChoices } from './use-choices.ts'
import { useRedirectToSolutions } from './use-redirect-to-solutions.ts'
import { useSolutionEditor } from './use-solution-editor.ts'
import { Button } from '../../ui/page/button.tsx'

export function SolutionDetailsScreen({ solutionId }: { solutionId: number }) {
  return <SolutionDetails key={solutionId} solutionId={solutionId} />
}

function SolutionDetails({ solutionId }: { solutionId: number }) {
  const [mode, setMode] = useState<'view' | 'edit'>('view')
  const choices = useChoices()
  const shut = useShut()
  const deleting = useDeleteSolution(solutionId)
  const isGoing = deleting.isPending || deleting.isSuccess
  useRedirectToSolutions(deleting.isSuccess, REDIRECT_AFTER_DELETE_MS)

  const {
    data: solution,
    error,
    isFetched,
    refetch,
  } = useQuery({
    ...solutionQuery(solutionId),
    // others may have changed it since it was last looked at
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    enabled: !deleting.isSuccess,
  })
  const isEditing = mode === 'edit' && !choices.isPending
  // somebody else deleted it; what is typed here stays
  const isGone = isNotFound(error)
  const editing = useSolutionEditor({ solutionId, solution, choices, onDone: () => setMode('view') })
  const { editor } = editing.form
  // an unsaved draft is in its field again
  if (mode === 'view' && editor.edits.size > 0) setMode('edit')

  return (
    <>
      {/* one head for all states: its title keeps the focus it got on arrival */}
      <ScreenHead
        overline={solutionDetailsMessages.solutionNumber(solutionId)}
        title={solution?.solution_name ?? solutionDetailsMessages.solutionDetails}
        size={(solution?.solution_name.length ?? 0) > 50 ? 'long' : 'normal'}
        isAwaited={!isFetched}
        help={helpMessages.solutionDetails}
        actions={
          !isEditing && (
            <>
              <BackLink to="/solutions">{solutionDetailsMessages.backToSolutions}</BackLink>
              {solution && !isGone && (
                <>
                  <Button
                    leftSection={<PencilIcon size={18} />}
                    disabled={isGoing}
                    {...shut}
                    data-place="name"
                    onClick={() => setMode('edit')}
                  >
                    {commonMessages.edit}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      {solution && (isEditing || !isGone) && <OlderDrafts editor={editor} />}
      <ReadSolution
        solutionId={solutionId}
        of={{ data: isGone && !isEditing ? undefined : solution, error, refetch }}
        waiting={<Loading />}
        failure={solutionDetailsMessages.loadOneFailed}
      >
        {(read) =>
          isEditing ? (
            <SolutionEditor solution={read} choices={choices} editing={editing} isGone={isGone} />
          ) : (
            <SolutionView solution={read} isGoing={isGoing} deleting={deleting} />
          )
        }
      </ReadSolution>
      {solution && !isEditing && !isGone && (
        <NextThing>
          <ButtonLink
            variant="filled"
            to="/solutions/$solutionId/metrics"
            params={{ solutionId }}
            rightSection={<ForwardArrowIcon size={18} />}
          >
            {solutionDetailsMessages.viewMetrics}
          </ButtonLink>
        </NextThing>
      )}
    </>
  )
}
