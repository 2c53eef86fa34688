import { memo, type Dispatch } from 'react'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import type { DraftAction, TextEdit } from '../../lib/edits/list-drafts.ts'
import { AddLine } from './add-line.tsx'
import { BadgeList } from '../../ui/marks/badges.tsx'
import table from '../../ui/table/data-table.module.css'
import { useAddOption, useDeleteOption } from './functional-options.queries.ts'
import { OptionLine } from './option-line.tsx'
import classes from './functional-options.module.css'

interface OptionRowProps {
  solutionId: number
  row: UserStoryRow
  /** Position in the whole list. */
  number: number
  /** What is typed on this story's line. */
  draft: string
  /** The edit, when it is of one of this story's options. */
  edit: TextEdit | null
  isAnyEdited: boolean
  change: Dispatch<DraftAction>
}

/** Remembered, so that a key pressed on one line does not draw hundreds of options again. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { solutionId, row, number, draft, edit, isAnyEdited, change } = props
  const addOption = useAddOption(solutionId, ({ user_story_id, functional_option }) =>
    change({ type: 'added', parentId: user_story_id, text: functional_option }),
  )
  const deleteOption = useDeleteOption(solutionId)
  const metric = `metric-${row.metric_id}`
  const about = `New functional option: ${row.metric_text}`

  return (
    <tr>
      <td className={table.rowNumber}>{number}</td>
      <th scope="row">
        <span id={metric} className={table.words}>
          {row.metric_text}
        </span>
        <div className={table.id}>
          M{row.metric_id} · S{row.user_story_id}
        </div>
      </th>
      <td data-label="Stakeholder">
        <BadgeList items={row.stakeholder.split(', ').filter(Boolean)} empty={userStoriesMessages.noStakeholder} />
      </td>
      <td data-label="User Story">
        {row.user_story.trim() ? (
          <p className={`${table.words} ${classes.words}`}>{row.user_story}</p>
        ) : (
          <span className={table.missing}>{functionalOptionsMessages.noUserStory}</span>
        )}
      </td>
      <td data-label="Functional Options">
        <ul className={classes.options}>
          {row.functional_options.map((option, place) => (
            <OptionLine
              key={option.id}
              solutionId={solutionId}
              option={option}
              number={`${number}.${place + 1}`}
              edit={edit?.id === option.id ? edit : null}
              isLocked={isAnyEdited || (deleteOption.isPending && deleteOption.variables === option.id)}
              change={change}
              onDelete={deleteOption.mutate}
            />
          ))}
        </ul>
        <AddLine
          label="Add functional option"
          describedBy={metric}
          value={draft}
          isAdding={addOption.isPending}
          onType={(text) => change({ type: 'typed', parentId: row.user_story_id, text, about })}
          onAdd={(text) => addOption.mutate({ user_story_id: row.user_story_id, functional_option: text })}
        />
      </td>
    </tr>
  )
})
