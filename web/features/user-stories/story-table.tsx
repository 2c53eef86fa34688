import { STORY_TABLE_HEIGHT } from '#contract/limits.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import type { Editor } from '../../lib/edits/use-edits.ts'
import { editOf, nameOf } from './story-edits.ts'
import { StoryRow } from './story-row.tsx'
import classes from './user-stories.module.css'

export const columns = [
  userStoriesMessages.metricDescription,
  userStoriesMessages.stakeholder,
  userStoriesMessages.userStory,
  userStoriesMessages.functionalOptions,
] as const

interface StoryTableProps {
  rows: readonly UserStoryRow[]
  editor: Editor<string>
  /** Shown although the search does not find it. */
  isKept: (row: UserStoryRow) => boolean
  onType: (row: UserStoryRow, text: string) => void
}

export function StoryTable({ rows, editor, isKept, onType }: StoryTableProps) {
  return (
    <TableBox label={userStoriesMessages.userStories} maxHeight={STORY_TABLE_HEIGHT}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row, place) => (
            <StoryRow
              key={row.metric_id ?? `row ${place}`}
              row={row}
              edit={editOf(editor.edits, row)}
              draft={editor.drafts.get(nameOf(row))}
              isKept={isKept(row)}
              onType={onType}
              onDiscard={editor.discardDraft}
              onUndo={editor.undoDiscard}
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
