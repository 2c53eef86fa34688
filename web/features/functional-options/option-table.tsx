import type { Dispatch } from 'react'
import { OPTION_TABLE_HEIGHT } from '#contract/limits.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import type { DraftAction, ListDrafts, TextEdit } from '../../lib/edits/list-drafts.ts'
import table from '../../ui/table/data-table.module.css'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { OptionRow } from './option-row.tsx'
import classes from './functional-options.module.css'

export const columns = ['#', 'Metric Description', 'Stakeholder', 'User Story', 'Functional Options'] as const

export interface NumberedRow {
  row: UserStoryRow
  number: number
}

interface OptionTableProps {
  solutionId: number
  rows: readonly NumberedRow[]
  drafts: ListDrafts
  edit: TextEdit | null
  change: Dispatch<DraftAction>
}

export function OptionTable({ solutionId, rows, drafts, edit, change }: OptionTableProps) {
  return (
    <TableBox label="Functional options" maxHeight={OPTION_TABLE_HEIGHT}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ row, number }) => (
            <OptionRow
              key={row.user_story_id}
              solutionId={solutionId}
              row={row}
              number={number}
              draft={drafts.typed.get(row.user_story_id)?.text ?? ''}
              edit={edit && row.functional_options.some((option) => option.id === edit.id) ? edit : null}
              isAnyEdited={edit !== null}
              change={change}
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
