import { OPTION_TABLE_HEIGHT } from '#contract/limits.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import table from '../../ui/table/data-table.module.css'
import { useGrowing } from '../../ui/page/use-growing.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { OptionRow } from './option-row.tsx'
import type { OptionEdits } from './use-option-edits.ts'
import classes from './functional-options.module.css'

export const columns = [
  '#',
  functionalOptionsMessages.metricDescription,
  functionalOptionsMessages.stakeholder,
  functionalOptionsMessages.userStory,
  functionalOptionsMessages.functionalOptions,
] as const

interface NumberedRow {
  row: UserStoryRow
  number: number
  /** Whether the search finds it, or else it is shown because it is being edited. */
  isFound: boolean
}

interface OptionTableProps {
  solutionId: number
  rows: readonly NumberedRow[]
  options: OptionEdits
}

export function OptionTable({ solutionId, rows, options }: OptionTableProps) {
  const { openOption, lineOf, isAdding, drafts, actions } = options
  const { shown } = useGrowing(rows.length, 6)
  return (
    <TableBox label={functionalOptionsMessages.tableLabel} maxHeight={OPTION_TABLE_HEIGHT}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead columns={columns} />
        <tbody>
          {rows.slice(0, shown).map(({ row, number, isFound }) => (
            <OptionRow
              key={row.user_story_id}
              solutionId={solutionId}
              row={row}
              number={number}
              line={lineOf(row.user_story_id)}
              isAdding={isAdding(row.user_story_id)}
              edit={openOption && hasOption(row, openOption.id) ? openOption : null}
              isAnyEdited={openOption !== null}
              drafts={drafts}
              isKept={!isFound}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

export const hasOption = (row: UserStoryRow, id: number) => row.functional_options.some((option) => option.id === id)
