import { silentRatingMessages as words } from '#contract/messages/silent-rating.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { MeasureSeal, measureName, measureVariables } from '../../domain/needs/measure.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import type { SpreadRow } from '../../domain/options/spread-rows.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './spread.module.css'

interface SpreadTableProps {
  round: Pick<SilentRound, 'people' | 'share' | 'changed'>
  rows: readonly SpreadRow[]
  /** Those of the round before, where there was one. */
  before?: readonly SpreadRow[] | undefined
  measures: readonly Measure[]
  primaryId: number | null
}

/** How many chose what for each need, and where they disagree. */
export function SpreadTable({ round, rows, before, measures, primaryId }: SpreadTableProps) {
  const columns = [...measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id }) => id), MEASURE_NONE]
  return (
    <TableBox label={words.howManyChoseWhat} maxHeight="none" phone="table">
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.fhn}</th>
            {columns.map((id) => (
              <th key={id} scope="col" className={classes.measure}>
                {id === MEASURE_NONE ? (
                  <span aria-hidden="true" className={classes.none}>
                    –
                  </span>
                ) : (
                  <MeasureSeal id={id} size={22} />
                )}
                <span className={`${table.unseenOnPhones} ${classes.measureName}`}>{measureName(measures, id)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-part={`spread-${row.id}`}>
              <th scope="row" className={classes.need} data-primary={row.id === primaryId || undefined}>
                <NeedOf row={row} round={round} />
              </th>
              {columns.map((id) => (
                <Count key={id} row={row} measure={id} before={before?.find((each) => each.id === row.id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function NeedOf({ row, round }: { row: SpreadRow; round: SpreadTableProps['round'] }) {
  const { people, share, changed } = round
  const movement = changed?.find(({ fhn_id }) => fhn_id === row.id)
  return (
    <>
      <span className={classes.name}>
        <NeedIcon name={row.name} /> {row.name}
      </span>
      <span className={classes.agreement} data-agreement={row.agreement}>
        {words.agreement[row.agreement]}
        {row.rated > 0 && row.rated < people && `, ${words.someRated(row.rated, people)}`}
      </span>
      {row.commonest && share !== undefined && (
        <span className={classes.share} data-reached={row.hasReached || undefined}>
          {row.hasReached
            ? words.reached(row.commonest.percent, share)
            : words.notReached(row.commonest.percent, share)}
        </span>
      )}
      {movement && <span className={classes.share}>{words.changed(movement.people, movement.of)}</span>}
    </>
  )
}

/** How many, as a number and as a bar; one's own choice says so. */
function Count({ row, measure, before }: { row: SpreadRow; measure: number; before: SpreadRow | undefined }) {
  const people = row.people.get(measure) ?? 0
  const first = before && before.rated > 0 ? (before.people.get(measure) ?? 0) : undefined
  return (
    <td className={classes.count}>
      {people === 0 ? (
        <span className={table.missing}>0</span>
      ) : (
        <>
          <span className={classes.people}>{people}</span>
          {row.own === measure && <span className={classes.own}>{words.you}</span>}
          <span className={classes.bar} style={measureVariables(measure)} aria-hidden="true">
            <span style={{ width: `${(100 * people) / row.rated}%` }} />
          </span>
        </>
      )}
      {/* between two rounds the eye looks for what moved */}
      {first !== undefined && (
        <span className={people === 0 && first === 0 ? 'visually-hidden' : classes.before}>
          {words.inFirstRound(first)}
        </span>
      )}
    </td>
  )
}
