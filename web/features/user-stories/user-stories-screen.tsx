import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { helpMessages } from '#contract/messages/help.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { ApiError, sentenceOf } from '../../lib/http/api-error.ts'
import { rowMatchesTerm } from '../../lib/text/matches-term.ts'
import { userStoriesQuery } from '../../lib/queries/solution.queries.ts'
import { Conflicts } from '../../ui/edits/conflicts.tsx'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ArrowRightIcon } from '../../ui/marks/icons.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { SaveBar } from './save-bar.tsx'
import { textOf } from './story-drafts.ts'
import { columns, StoryTable } from './story-table.tsx'
import { useSaveStories } from './use-save-stories.ts'
import { useStoryDrafts } from './use-story-drafts.ts'
import classes from './user-stories.module.css'

export function UserStoriesScreen({ solutionId }: { solutionId: number }) {
  return <UserStories key={solutionId} solutionId={solutionId} />
}

const noRows: readonly UserStoryRow[] = []

function UserStories({ solutionId }: { solutionId: number }) {
  const table = useQuery(userStoriesQuery(solutionId))
  // somebody has deleted the whole solution
  const isGone = table.error instanceof ApiError && table.error.status === 404
  const rows = isGone ? noRows : table.data?.metrics
  const typing = useStoryDrafts(solutionId, rows)
  const { drafts, type, unsavedCount, orphans } = typing
  const isDirty = unsavedCount > 0
  const { save, isSaving, ...conflict } = useSaveStories(solutionId, rows, typing)
  const unsavedDialog = useUnsavedChanges(isDirty || orphans.length > 0, unsavedMessages.userStories, typing.abandon)
  // a row found stays while its story is rewritten: the search looks at what was typed when it was asked
  const [search, setSearch] = useState({ term: '', drafts })
  const found = rows?.filter((row) => rowMatchesTerm(search.term, { ...row, user_story: textOf(search.drafts, row) }))

  // not `disabled` while it saves, which would take the focus away
  const busy = { 'aria-disabled': isSaving, 'data-disabled': isSaving }
  // one place for the focus, in the head and in the bar
  const saveProps = { onClick: save, 'data-place': 'save-all', ...busy }
  const saveLabel = 'Save All User Stories'

  return (
    <>
      <ScreenHead
        overline={table.data?.solution_name ?? ''}
        title="User Story Creation"
        help={helpMessages.userStories}
        actions={
          <>
            {isDirty ? (
              // its place stays empty, so that nothing moves under the hands of whoever begins to type
              <span className={classes.savePlace} />
            ) : (
              <Button className={classes.savePlace} disabled={!rows} {...saveProps}>
                {saveLabel}
              </Button>
            )}
            <BackLink to="/solutions/$solutionId/stakeholders" params={{ solutionId }}>
              Back to Stakeholders
            </BackLink>
            <ButtonLink
              to="/solutions/$solutionId/functional-options"
              params={{ solutionId }}
              variant={isDirty || table.isLoadingError ? 'default' : 'filled'}
              rightSection={<ArrowRightIcon size={18} />}
            >
              Forward to Functional Options
            </ButtonLink>
          </>
        }
      />
      <DraftBanner left={typing.left} onRestore={typing.restore} onDiscard={typing.discardLeft} />
      {orphans.map(([metricId, { text, about, storyId }]) => (
        <DeletedText
          key={metricId}
          what={deletedMessages.story}
          thing={{ solution_id: solutionId, user_story_id: storyId }}
          about={about}
          text={text}
          onDiscard={() => typing.discard(metricId)}
        />
      ))}
      {table.isPending && <LoadingTable columns={columns} />}
      {(table.isLoadingError || isGone) && (
        <ErrorPanel
          message={sentenceOf(table.error, commonMessages.loadDataFailed)}
          onRetry={() => void table.refetch()}
        />
      )}
      {rows && found && !isGone && (
        <>
          <div className={classes.search}>
            <SearchField
              label="Search"
              placeholder="Search"
              value={search.term}
              onChange={(term) => setSearch({ term, drafts })}
            />
            <p role="status" className={classes.count}>
              Showing {found.length} of {rows.length} metrics
            </p>
          </div>
          {found.length > 0 && <StoryTable rows={found} drafts={drafts} onType={type} />}
          {found.length === 0 && <NothingFound solutionId={solutionId} term={search.term} />}
        </>
      )}
      {isDirty && (
        <SaveBar unsavedCount={unsavedCount}>
          <Button variant="filled" {...saveProps}>
            {saveLabel}
          </Button>
        </SaveBar>
      )}
      {unsavedDialog}
      <Conflicts
        items={conflict.items}
        sentence={userStoriesMessages.changedMeanwhile}
        storedNow={conflict.storedNow}
        onDecide={conflict.decide}
        onCancel={conflict.cancel}
        onGone={conflict.giveUp}
      />
    </>
  )
}

function NothingFound({ solutionId, term }: { solutionId: number; term: string }) {
  if (term) return <EmptyState title={metricsMessages.noneMatching(term)} />
  return (
    <EmptyState
      title={metricsMessages.noneAdded}
      action={
        <ButtonLink to="/solutions/$solutionId/metrics" params={{ solutionId }}>
          Go to Metrics
        </ButtonLink>
      }
    >
      {userStoriesMessages.addMetricsFirst}
    </EmptyState>
  )
}
