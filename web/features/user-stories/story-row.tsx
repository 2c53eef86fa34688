import { Textarea } from '@mantine/core'
import { memo } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { draftsMessages, editsMessages } from '#contract/messages/edits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { metricName, storyName } from '#contract/visible-ids.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import type { Edit } from '../../lib/edits/edit.ts'
import type { DraftState } from '../../lib/edits/stored-edits.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import { useWriters } from '../../lib/live/people.ts'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { BadgeList } from '../../ui/marks/badges.tsx'
import { DraftButton, Overtaken } from '../../ui/edits/edit-note.tsx'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { useShutField } from '../../ui/focus/busy.ts'
import { ownDescription } from '../../ui/field/own-description.ts'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import table from '../../ui/table/data-table.module.css'
import { hasMetric, nameOf } from './story-edits.ts'
import classes from './user-stories.module.css'

interface StoryRowProps {
  row: UserStoryRow
  edit: Edit<string> | undefined
  draft: DraftState | undefined
  /** Shown although the search does not find it. */
  isKept: boolean
  onType: (row: UserStoryRow, text: string) => void
  /** By name: discards a restored draft, and undoes that. */
  onDiscard: (names: readonly string[]) => void
  onUndo: (names: readonly string[]) => void
}

/** Remembered, so that a key pressed in one story does not measure sixty others again. */
export const StoryRow = memo(function StoryRow(props: StoryRowProps) {
  const { row, edit, draft, isKept, onType, onDiscard, onUndo } = props
  const metric = `metric-${row.metric_id}`
  const story = { kind: 'story', id: row.user_story_id } as const
  const isBusy = useWriters(story).length > 0
  const noteId = `unsaved-${row.metric_id}`
  const text = edit?.value ?? row.user_story
  const limit = useTextLimit(text, TEXT_MAX)
  return (
    <tr {...writesTo(story)} data-row={nameOf(row)} data-busy={isBusy || undefined}>
      <th scope="row">
        <CatalogueWords id={metric} className={table.words}>
          {row.metric_text}
        </CatalogueWords>
        {hasMetric(row) && (
          <div className={table.id}>
            {metricName(row.metric_id)} · {storyName(row.user_story_id)} <OwnMark own={row.own} />
          </div>
        )}
      </th>
      <td data-label={userStoriesMessages.stakeholder}>
        <BadgeList items={row.stakeholder.split(', ').filter(Boolean)} empty={userStoriesMessages.noStakeholder} />
      </td>
      <td data-label={userStoriesMessages.userStory}>
        <Textarea
          aria-label={userStoriesMessages.userStory}
          {...ownDescription}
          placeholder={userStoriesMessages.storyPlaceholder}
          data-place={nameOf(row)}
          minRows={2}
          {...limit.field}
          error={limit.isTooLong}
          readOnly={!hasMetric(row)}
          {...useShutField(edit ? `${metric} ${noteId}` : metric)}
          data-unsaved={edit ? true : undefined}
          classNames={{ input: classes.story }}
          value={text}
          onChange={(event) => onType(row, event.currentTarget.value)}
        />
        {limit.note}
        {(edit ?? draft) && (
          <p id={noteId} className={classes.unsaved} data-discarded={!edit || undefined}>
            {edit?.isOvertaken && <Overtaken what={edit.label} />}
            {edit && !edit.isOvertaken && userStoriesMessages.notSavedYet}
            {!edit && draftsMessages.discarded} {edit && isKept && editsMessages.shownWhileEdited}{' '}
            {draft && (
              <DraftButton
                draft={{ isDiscarded: !edit, press: () => (edit ? onDiscard : onUndo)([nameOf(row)]) }}
                describedBy={metric}
              />
            )}
          </p>
        )}
        <WritingMark {...story} />
      </td>
      <td data-label={userStoriesMessages.functionalOptions} className={classes.options}>
        <BadgeList
          items={row.functional_options.map((option) => option.functional_option)}
          empty={userStoriesMessages.noOptions}
        />
      </td>
    </tr>
  )
})
