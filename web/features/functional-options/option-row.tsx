import { memo } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { metricName, storyName } from '#contract/visible-ids.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { lineName, textName } from '../../lib/edits/list-edits.ts'
import type { DraftState } from '../../lib/edits/stored-edits.ts'
import { draftIn, type ListActions, type OpenText } from '../../lib/edits/use-list-edits.ts'
import { AddLine } from '../../ui/edits/add-line.tsx'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { BadgeList } from '../../ui/marks/badges.tsx'
import table from '../../ui/table/data-table.module.css'
import { useDeleteOption } from './functional-options.queries.ts'
import { OptionLine } from './option-line.tsx'
import classes from './functional-options.module.css'

interface OptionRowProps {
  solutionId: number
  row: UserStoryRow
  /** Position in the whole list. */
  number: number
  /** What is typed on this story's line. */
  line: string
  isAdding: boolean
  /** The option in edit mode, when it is one of this story's. */
  edit: OpenText | null
  isAnyEdited: boolean
  drafts: ReadonlyMap<string, DraftState>
  /** Shown although the search does not find it. */
  isKept: boolean
  actions: ListActions
}

/** Remembered, so that a key pressed on one line does not draw hundreds of options again. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { solutionId, row, number, line, isAdding, edit, isAnyEdited, drafts, isKept, actions } = props
  const { user_story_id: storyId } = row
  const deleteOption = useDeleteOption(solutionId)
  const metric = `metric-${row.metric_id}`

  return (
    <tr data-row={storyId}>
      <td className={table.rowNumber}>{number}</td>
      <th scope="row">
        <CatalogueWords id={metric} className={table.words}>
          {row.metric_text}
        </CatalogueWords>
        <div className={table.id}>
          {metricName(row.metric_id)} · {storyName(storyId)} <OwnMark own={row.own} />
        </div>
      </th>
      <td data-label={functionalOptionsMessages.stakeholder}>
        <BadgeList items={row.stakeholder.split(', ').filter(Boolean)} empty={userStoriesMessages.noStakeholder} />
      </td>
      <td data-label={functionalOptionsMessages.userStory}>
        {row.user_story.trim() ? (
          <p className={`${table.words} ${classes.words}`}>{row.user_story}</p>
        ) : (
          <span className={table.missing}>{functionalOptionsMessages.noUserStory}</span>
        )}
      </td>
      <td data-label={functionalOptionsMessages.functionalOptions}>
        <ul className={classes.options}>
          {row.functional_options.map((option, place) => (
            <OptionLine
              key={option.id}
              solutionId={solutionId}
              option={option}
              number={`${number}.${place + 1}`}
              edit={edit?.id === option.id ? edit : null}
              isLocked={isAnyEdited || deleteOption.isRunning(option.id)}
              draft={drafts.get(textName(option.id))}
              actions={actions}
              onDelete={deleteOption.mutate}
            />
          ))}
        </ul>
        <AddLine
          label={functionalOptionsMessages.addFunctionalOption}
          describedBy={metric}
          value={line}
          place={lineName(storyId)}
          isAdding={isAdding}
          draft={draftIn(drafts, actions, lineName(storyId))}
          onType={(text) => actions.typeLine(storyId, text, editsMessages.newOption(row.metric_text))}
          onAdd={() => actions.addLine(storyId)}
        />
        {isKept && <p className={classes.kept}>{editsMessages.shownWhileEdited}</p>}
      </td>
    </tr>
  )
})
