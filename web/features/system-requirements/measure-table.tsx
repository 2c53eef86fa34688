import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { MeasureSeal } from '../../domain/needs/measure.tsx'
import { directionName } from '../../domain/needs/direction-name.ts'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import table from '../../ui/table/data-table.module.css'
import type { MeasureGroup } from './requirement-groups.ts'
import { RequirementList } from './requirement-list.tsx'
import type { RequirementEdits } from './use-requirement-edits.ts'
import classes from './measure-table.module.css'

interface MeasureTableProps {
  group: MeasureGroup
  primaryFhn: string
  edits: RequirementEdits
}

export function MeasureTable({ group, primaryFhn, edits }: MeasureTableProps) {
  const title = systemRequirementsMessages.measure(group.name)
  return (
    <div className={classes.group}>
      <div className={classes.head}>
        <MeasureSeal id={group.measure} />
        <h2>{title}</h2>
      </div>
      <TableBox label={title}>
        <table aria-label={title} className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{systemRequirementsMessages.fhnName}</th>
              <th scope="col">{systemRequirementsMessages.systemRequirements}</th>
            </tr>
          </thead>
          <tbody>
            {group.needs.map((need) => (
              <tr key={need.analysisId}>
                <th scope="row" id={`rating-${need.analysisId}`}>
                  <div className={classes.need}>
                    <span className={classes.sign} data-primary={need.fhnName === primaryFhn || undefined}>
                      <NeedIcon name={need.fhnName} />
                    </span>
                    <span className={classes.name}>{need.fhnName}</span>{' '}
                    <span className={classes.direction}>{directionName(need.direction)}</span>
                  </div>
                </th>
                <td>
                  <RequirementList need={need} edits={edits} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  )
}
