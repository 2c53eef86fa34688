import { STORY_TABLE_HEIGHT } from '#contract/limits.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { draftOf, type StoryDrafts } from './story-drafts.ts'
import { StoryRow } from './story-row.tsx'
import classes from './user-stories.module.css'

export const columns = ['Metric description', 'Stakeholder', 'User story', 'Functional options'] as const

interface StoryTableProps {
  rows: readonly UserStoryRow[]
  drafts: StoryDrafts
  onType: (row: UserStoryRow, text: string) => void
}

export function StoryTable({ rows, drafts, onType }: StoryTableProps) {
  return (
    <TableBox label="User stories" maxHeight={STORY_TABLE_HEIGHT}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row, place) => (
            <StoryRow key={row.metric_id ?? `row ${place}`} row={row} draft={draftOf(drafts, row)} onType={onType} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
