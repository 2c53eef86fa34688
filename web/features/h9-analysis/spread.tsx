import { Button } from '@mantine/core'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { MeasureSeal, measureName, measureVariables } from '../../domain/needs/measure.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import table from '../../ui/table/data-table.module.css'
import { spreadRows, takeOver, type SpreadRow } from '../../domain/options/spread-rows.ts'
import type { Ratings } from './use-ratings.ts'
import classes from './spread.module.css'

interface SpreadProps {
  round: SilentRound
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  primaryId: number | null
  /** The group's, which are set from here. */
  ratings: Pick<Ratings, 'measureOf' | 'choose'>
}

/** What everybody rated alone, now that it is revealed: how many chose what for each need, and where they disagree. */
export function Spread({ round, fhns, measures, primaryId, ratings }: SpreadProps) {
  const { nobody, spreadHint, takeOver: rule, kept: stays } = silentRatingMessages
  if (round.people === 0) return <p className={classes.nobody}>{nobody}</p>

  const rows = spreadRows(round, fhns, measures)
  const columns = [...measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id }) => id), MEASURE_NONE]
  const { taken, kept } = takeOver(rows, ratings.measureOf)
  return (
    <section className={classes.spread} aria-labelledby="spread-title">
      <h3 id="spread-title">{silentRatingMessages.whatEverybodyRatedAlone}</h3>
      <p className={classes.hint}>{spreadHint(round.people)}</p>
      <TableBox label={silentRatingMessages.howManyChoseWhat} maxHeight="none" phone="table">
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{silentRatingMessages.fhn}</th>
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
              <tr key={row.id}>
                <th scope="row" className={classes.need} data-primary={row.id === primaryId || undefined}>
                  <NeedOf row={row} people={round.people} />
                </th>
                {columns.map((id) => (
                  <Count key={id} row={row} measure={id} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <div className={classes.group}>
        <h3>{silentRatingMessages.theGroupsValue}</h3>
        <Button
          disabled={taken.length === 0}
          aria-describedby="take-over"
          onClick={() => taken.forEach(({ id, measure }) => ratings.choose(id, measure))}
        >
          {silentRatingMessages.useWhatAllAgreeOn}
        </Button>
        <p id="take-over" className={`${classes.hint} ${classes.rule}`}>
          {rule} {kept > 0 && <strong>{stays(kept)}</strong>}
        </p>
      </div>
    </section>
  )
}

function NeedOf({ row, people }: { row: SpreadRow; people: number }) {
  const { agreement, someRated } = silentRatingMessages
  return (
    <>
      <span className={classes.name}>
        <NeedIcon name={row.name} /> {row.name}
      </span>
      <span className={classes.agreement} data-agreement={row.agreement}>
        {agreement[row.agreement]}
        {row.rated > 0 && row.rated < people && `, ${someRated(row.rated, people)}`}
      </span>
    </>
  )
}

/** How many, as a number and as a bar; one's own choice says so. */
function Count({ row, measure }: { row: SpreadRow; measure: number }) {
  const people = row.people.get(measure) ?? 0
  if (people === 0) {
    return (
      <td className={classes.count}>
        <span className={table.missing}>0</span>
      </td>
    )
  }
  return (
    <td className={classes.count}>
      <span className={classes.people}>{people}</span>
      {row.own === measure && <span className={classes.own}>{silentRatingMessages.you}</span>}
      <span className={classes.bar} style={measureVariables(measure)} aria-hidden="true">
        <span style={{ width: `${(100 * people) / row.rated}%` }} />
      </span>
    </td>
  )
}
