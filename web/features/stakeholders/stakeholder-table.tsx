import type { MetricWithStakeholders } from '#contract/stakeholders.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { metricName, storyName } from '#contract/visible-ids.ts'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { People, useStakeholderWrites } from './people.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './stakeholders.module.css'

export const columns = [
  '#',
  stakeholdersMessages.metricDescription,
  stakeholdersMessages.userStory,
  stakeholdersMessages.potentialStakeholders,
] as const

interface StakeholderTableProps {
  solutionId: number
  /** With their places in the whole list, which a search does not change. */
  rows: readonly { row: MetricWithStakeholders; number: number }[]
}

export function StakeholderTable({ solutionId, rows }: StakeholderTableProps) {
  const writes = useStakeholderWrites(solutionId)
  return (
    <TableBox label={stakeholdersMessages.stakeholdersByMetric}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ row, number }) => (
            <tr key={row.metric_id}>
              <td className={table.rowNumber}>{number}</td>
              <th scope="row">
                <span className={table.words}>{row.metric_text}</span>
                <span className={table.idBelow}>
                  {metricName(row.metric_id)} · {storyName(row.user_story_id)} <OwnMark own={row.own} />
                </span>
              </th>
              <td data-label={columns[2]}>
                {row.user_story ? (
                  <span className={`${table.words} ${classes.story}`}>{row.user_story}</span>
                ) : (
                  <span className={table.missing}>{functionalOptionsMessages.noUserStory}</span>
                )}
              </td>
              <td data-label={columns[3]}>
                {row.potential_stakeholders.length === 0 ? (
                  <span className={table.missing}>{stakeholdersMessages.noneAvailable}</span>
                ) : (
                  <People people={row.potential_stakeholders} place={`metric-${row.metric_id}`} writes={writes} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
