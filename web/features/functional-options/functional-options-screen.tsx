import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { helpMessages } from '#contract/messages/help.ts'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { ApiError, sentenceOf } from '../../lib/http/api-error.ts'
import { isUnsaved, openEdits } from '../../lib/edits/list-drafts.ts'
import { rowMatchesTerm } from '../../lib/text/matches-term.ts'
import { solutionQuery, userStoriesQuery } from '../../lib/queries/solution.queries.ts'
import { useListDrafts } from '../../lib/edits/use-list-drafts.ts'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { TextConflict } from '../../ui/edits/text-conflict.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { DeletedOptions } from './deleted-options.tsx'
import { useUpdateOption } from './functional-options.queries.ts'
import { listOptions } from './listed-options.ts'
import { columns, OptionTable } from './option-table.tsx'
import classes from './functional-options.module.css'

export function FunctionalOptionsScreen({ solutionId }: { solutionId: number }) {
  const table = useQuery(userStoriesQuery(solutionId))
  const solution = useQuery(solutionQuery(solutionId))
  // somebody has deleted the whole solution
  const isGone = table.error instanceof ApiError && table.error.status === 404

  return (
    <>
      <ScreenHead
        about={table.data?.solution_name || solution.data?.solution_name || ''}
        title="Functional Option Creation"
        help={helpMessages.functionalOptions}
        actions={
          <BackLink to="/solutions/$solutionId/user-stories" params={{ solutionId }}>
            Back to User Stories
          </BackLink>
        }
      />
      {table.isPending && <LoadingTable columns={columns} text={functionalOptionsMessages.loading} />}
      {(table.isLoadingError || isGone) && (
        <ErrorPanel
          title={commonMessages.errorLoadingData}
          message={sentenceOf(table.error, commonMessages.unknownErrorOccurred)}
          onRetry={() => void table.refetch()}
        />
      )}
      {table.data && (
        <FunctionalOptions
          key={solutionId}
          solutionId={solutionId}
          rows={isGone ? noRows : table.data.metrics}
          isGone={isGone}
        />
      )}
    </>
  )
}

const noRows: readonly UserStoryRow[] = []

interface FunctionalOptionsProps {
  solutionId: number
  rows: readonly UserStoryRow[]
  isGone: boolean
}

function FunctionalOptions({ solutionId, rows, isGone }: FunctionalOptionsProps) {
  const listed = useMemo(() => listOptions(rows), [rows])
  const { drafts, change, left, restore, discardLeft, abandon } = useListDrafts({
    place: `solution/${solutionId}/options`,
    noun: 'Functional option',
    listed,
  })
  const updateOption = useUpdateOption(solutionId, change)
  const unsavedDialog = useUnsavedChanges(isUnsaved(drafts), unsavedMessages.functionalOptions, abandon)
  const [term, setTerm] = useState('')
  const numbered = rows.map((row, index) => ({ row, number: index + 1 }))
  const found = numbered.filter(({ row }) => rowMatchesTerm(term, row))

  return (
    <>
      <DraftBanner left={left} onRestore={restore} onDiscard={discardLeft} />
      <DeletedOptions solutionId={solutionId} drafts={drafts} listed={listed} change={change} />
      {!isGone && (
        <>
          <div className={classes.search}>
            <SearchField
              label="Search"
              placeholder="Search metrics, user stories, stakeholders, or options..."
              value={term}
              onChange={setTerm}
            />
            <p role="status" className={classes.count}>
              Showing {found.length} of {rows.length} metrics
            </p>
          </div>
          {found.length > 0 && (
            <OptionTable
              solutionId={solutionId}
              rows={found}
              drafts={drafts}
              // the one opened last: another may come back with its deleted option, and waits
              edit={openEdits(drafts, listed).at(-1) ?? null}
              change={change}
            />
          )}
          {found.length === 0 && term && <EmptyState title={functionalOptionsMessages.noResults} />}
          {found.length === 0 && !term && (
            <EmptyState
              title={functionalOptionsMessages.noMetrics}
              action={
                <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
                  Go to Metrics
                </ButtonLink>
              }
            />
          )}
        </>
      )}
      <TextConflict
        overtaken={drafts.overtaken}
        listed={listed}
        label={(id) => `Functional option O${id}`}
        sentence={functionalOptionsMessages.changedMeanwhile}
        change={change}
        onSend={updateOption.mutate}
      />
      {unsavedDialog}
    </>
  )
}
