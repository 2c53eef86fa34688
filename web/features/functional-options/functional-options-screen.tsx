import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { editsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { idIn, textName } from '../../lib/edits/list-edits.ts'
import { rowMatchesTerm } from '../../lib/text/matches-term.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { useStoryRows } from '../../domain/options/use-story-rows.ts'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { CountedSearch } from '../../ui/field/counted-search.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useRowInHand } from '../../ui/table/use-row-in-hand.ts'
import { NextAnalysis } from './next-analysis.tsx'
import { RescuedOptions } from './rescued-options.tsx'
import { columns, hasOption, OptionTable } from './option-table.tsx'
import { useOptionEdits } from './use-option-edits.ts'

export function FunctionalOptionsScreen({ solutionId }: { solutionId: number }) {
  return <OptionsOfSolution key={solutionId} solutionId={solutionId} />
}

function OptionsOfSolution({ solutionId }: { solutionId: number }) {
  const [term, setTerm] = useState('')
  const { reading, isGone, rows, solutionName } = useStoryRows(solutionId)
  const solution = useQuery(solutionQuery(solutionId))

  return (
    <>
      <ScreenHead
        about={solutionName || solution.data?.solution_name || ''}
        title={functionalOptionsMessages.functionalOptionCreation}
        help={helpMessages.functionalOptions}
        actions={
          <BackLink to="/solutions/$solutionId/user-stories" params={{ solutionId }}>
            {functionalOptionsMessages.backToUserStories}
          </BackLink>
        }
      />
      <ReadSolution
        solutionId={solutionId}
        of={reading}
        title={commonMessages.errorLoadingData}
        failure={basicMessages.unknownErrorOccurred}
      >
        <CountedSearch
          placeholder={functionalOptionsMessages.searchPlaceholder}
          term={term}
          onSearch={setTerm}
          count={rows && countOf(rows, term)}
        />
        {!rows && <LoadingTable columns={columns} text={functionalOptionsMessages.loading} />}
      </ReadSolution>
      {rows && <FunctionalOptions solutionId={solutionId} term={term} rows={rows} isGone={isGone} />}
      {reading.data && <NextAnalysis solutionId={solutionId} table={reading.data} />}
    </>
  )
}

const countOf = (rows: readonly UserStoryRow[], term: string) =>
  functionalOptionsMessages.showingOfMetrics(rows.filter((row) => rowMatchesTerm(term, row)).length, rows.length)

const optionLook = (name: string) => ({
  label: editsMessages.optionNumber(idIn(name)),
  joint: ' ',
  maxLength: TEXT_MAX,
})

interface FunctionalOptionsProps {
  solutionId: number
  /** What is searched for. */
  term: string
  rows: readonly UserStoryRow[]
  isGone: boolean
}

function FunctionalOptions({ solutionId, term, rows, isGone }: FunctionalOptionsProps) {
  const options = useOptionEdits(solutionId, rows)
  const { editor, openOption, lineOf, isUnsaved, drafts } = options
  const unsavedDialog = useUnsavedChanges({
    isDirty: isUnsaved,
    isSaving: editor.isAllOnItsWay,
    question: unsavedMessages.functionalOptions,
    save: options.saveAll,
    editsNow: editor.editsNow,
    discard: editor.discard,
  })
  const { rowInHand, handlers } = useRowInHand()
  const numbered = rows.map((row, index) => ({ row, number: index + 1, isFound: rowMatchesTerm(term, row) }))
  // what is being written is never taken out of somebody's hands
  const isEdited = (row: UserStoryRow) =>
    (openOption && hasOption(row, openOption.id)) ||
    lineOf(row.user_story_id) !== '' ||
    row.functional_options.some(({ id }) => drafts.has(textName(id))) ||
    String(row.user_story_id) === rowInHand
  const shown = numbered.filter(({ row, isFound }) => isFound || isEdited(row))

  return (
    <>
      <OlderDrafts editor={editor} />
      <RescuedOptions solutionId={solutionId} options={options} />
      {!isGone && (
        <>
          {shown.length > 0 && (
            <div {...handlers}>
              <OptionTable solutionId={solutionId} rows={shown} options={options} />
            </div>
          )}
          {shown.length === 0 && term && <EmptyState title={functionalOptionsMessages.noResults} />}
          {shown.length === 0 && !term && (
            <EmptyState
              title={functionalOptionsMessages.noMetrics}
              action={
                <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
                  {commonMessages.goToMetrics}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
      <EditConflicts editor={editor} lookOf={optionLook} sentence={functionalOptionsMessages.changedMeanwhile} />
      {unsavedDialog}
    </>
  )
}
