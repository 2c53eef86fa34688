import { useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { rowMatchesTerm } from '../../lib/matches-term.ts'
import { solutionQuery, userStoriesQuery } from '../../lib/solution.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { BackLink, ButtonLink } from '../../ui/links.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { changeDrafts, currentEdit, isUnsaved, noDrafts } from './option-drafts.ts'
import { columns, OptionTable } from './option-table.tsx'
import classes from './functional-options.module.css'

export function FunctionalOptionsScreen({ solutionId }: { solutionId: number }) {
  const table = useQuery(userStoriesQuery(solutionId))
  const solution = useQuery(solutionQuery(solutionId))

  return (
    <>
      <ScreenHead
        about={table.data?.solution_name || solution.data?.solution_name || ''}
        title="Functional Option Creation"
        help={messages.help.functionalOptions}
        actions={
          <BackLink to="/solutions/$solutionId/user-stories" params={{ solutionId }}>
            Back to User Stories
          </BackLink>
        }
      />
      {table.isPending && <LoadingTable columns={columns} text={messages.functionalOptions.loading} />}
      {table.isLoadingError && (
        <ErrorPanel
          title={messages.common.errorLoadingData}
          message={sentenceOf(table.error, messages.common.unknownErrorOccurred)}
          onRetry={() => void table.refetch()}
        />
      )}
      {table.data && <FunctionalOptions solutionId={solutionId} rows={table.data.metrics} />}
    </>
  )
}

function FunctionalOptions({ solutionId, rows }: { solutionId: number; rows: readonly UserStoryRow[] }) {
  const [drafts, change] = useReducer(changeDrafts, noDrafts)
  const unsavedDialog = useUnsavedChanges(isUnsaved(drafts, rows), messages.unsaved.functionalOptions)
  const [term, setTerm] = useState('')
  const numbered = rows.map((row, index) => ({ row, number: index + 1 }))
  const found = numbered.filter(({ row }) => rowMatchesTerm(term, row))

  return (
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
          edit={currentEdit(drafts, rows)}
          change={change}
        />
      )}
      {found.length === 0 && term && <EmptyState title={messages.functionalOptions.noResults} />}
      {found.length === 0 && !term && (
        <EmptyState
          title={messages.functionalOptions.noMetrics}
          action={
            <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
              Go to Metrics
            </ButtonLink>
          }
        />
      )}
      {unsavedDialog}
    </>
  )
}
