import { useState } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { unsavedMessages } from '#contract/messages/edits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { rowMatchesTerm } from '../../lib/text/matches-term.ts'
import { useStoryRows } from '../../domain/options/use-story-rows.ts'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { CountedSearch } from '../../ui/field/counted-search.tsx'
import { useRowInHand } from '../../ui/table/use-row-in-hand.ts'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { SaveBar } from './save-bar.tsx'
import { editOf, nameOf, textOf } from './story-edits.ts'
import { columns, StoryTable } from './story-table.tsx'
import { useStoryEdits } from './use-story-edits.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './user-stories.module.css'

export function UserStoriesScreen({ solutionId }: { solutionId: number }) {
  return <UserStories key={solutionId} solutionId={solutionId} />
}

const storyLook = () => ({ joint: '\n', maxLength: TEXT_MAX, mayBeBlank: true })

function UserStories({ solutionId }: { solutionId: number }) {
  const { reading, isGone, rows, solutionName } = useStoryRows(solutionId)
  const { editor, type, save, isSaving, unsavedCount, lastWritten, rescued } = useStoryEdits(solutionId, rows)
  const { edits } = editor
  const isDirty = unsavedCount > 0
  const unsavedDialog = useUnsavedChanges({
    isDirty: edits.size > 0,
    isSaving: editor.isAllOnItsWay,
    question: unsavedMessages.userStories,
    save: isDirty ? save : undefined,
    editsNow: editor.editsNow,
    discard: editor.discard,
  })
  const [term, setTerm] = useState('')
  const isFound = (row: UserStoryRow) => rowMatchesTerm(term, { ...row, user_story: textOf(edits, row) })
  const { rowInHand, handlers } = useRowInHand()
  // what is being written is never taken out of somebody's hands
  const shown = rows?.filter((row) => isFound(row) || editOf(edits, row) || nameOf(row) === rowInHand)

  const saveProps = { onClick: () => void save(), ...busy(isSaving), ...useShut() }
  const saveLabel = userStoriesMessages.saveAllUserStories

  return (
    <>
      <ScreenHead
        overline={solutionName}
        title={userStoriesMessages.userStoryCreation}
        help={helpMessages.userStories}
        actions={
          <>
            {/* its place stays empty, so that nothing moves when typing begins */}
            {isDirty && <span className={classes.savePlace} />}
            {!isDirty && !isGone && (
              <Button className={classes.savePlace} disabled={!rows} {...saveProps}>
                {saveLabel}
              </Button>
            )}
            <BackLink to="/solutions/$solutionId/stakeholders" params={{ solutionId }}>
              {userStoriesMessages.backToStakeholders}
            </BackLink>
          </>
        }
      />
      <OlderDrafts editor={editor} />
      {rescued.map(({ name, text, label, row }) => (
        <RescuedFromDeleted
          key={name}
          what={deletedMessages.story}
          thing={{ solution_id: solutionId, user_story_id: row?.user_story_id }}
          about={row?.metric_text ?? label}
          text={text}
          field={{ place: name, onType: (words) => editor.retype(name, words) }}
          onDiscard={() => editor.discard([name])}
        />
      ))}
      <ReadSolution solutionId={solutionId} of={reading}>
        <CountedSearch
          term={term}
          onSearch={setTerm}
          count={rows && userStoriesMessages.showingOfMetrics(rows.filter(isFound).length, rows.length)}
        />
        {!shown && <LoadingTable columns={columns} />}
        {shown && shown.length > 0 && (
          <div {...handlers}>
            <StoryTable rows={shown} editor={editor} isKept={(row) => !isFound(row)} onType={type} />
          </div>
        )}
        {shown?.length === 0 && <NothingFound solutionId={solutionId} term={term} />}
      </ReadSolution>
      <NextThing>
        <ButtonLink
          to="/solutions/$solutionId/functional-options"
          params={{ solutionId }}
          variant={isDirty || reading.error || rows?.length === 0 ? 'default' : 'filled'}
          rightSection={<ForwardArrowIcon size={18} />}
        >
          {userStoriesMessages.forwardToFunctionalOptions}
        </ButtonLink>
      </NextThing>
      {isDirty && !isGone && (
        <SaveBar unsavedCount={unsavedCount} isSaving={isSaving}>
          {/* it leaves with the last unsaved word, and the focus goes on where that was written */}
          <Button variant="filled" data-place={lastWritten} {...saveProps}>
            {saveLabel}
          </Button>
        </SaveBar>
      )}
      {unsavedDialog}
      <EditConflicts editor={editor} lookOf={storyLook} sentence={userStoriesMessages.changedMeanwhile} />
    </>
  )
}

function NothingFound({ solutionId, term }: { solutionId: number; term: string }) {
  if (term) return <EmptyState title={metricsMessages.noneMatching(term)} />
  return (
    <EmptyState
      title={metricsMessages.noneAdded}
      action={
        <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
          {commonMessages.goToMetrics}
        </ButtonLink>
      }
    >
      {userStoriesMessages.addMetricsFirst}
    </EmptyState>
  )
}
