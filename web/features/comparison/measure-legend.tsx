import type { Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { MeasureSeal } from '../../domain/needs/measure.tsx'
import classes from './comparison.module.css'

/** What the numbers and the dash mean. */
export function MeasureLegend({ measures }: { measures: readonly Measure[] }) {
  return (
    <ul className={classes.legend} aria-label={comparisonMessages.measures}>
      {measures
        .filter(({ id }) => id !== MEASURE_NONE)
        .map(({ id, measure, description }) => (
          <li key={id} title={description}>
            <MeasureSeal id={id} size={20} /> {measure}
          </li>
        ))}
      <li>
        <span className={classes.untouched} aria-hidden="true">
          –
        </span>{' '}
        {comparisonMessages.untouched}
      </li>
    </ul>
  )
}
