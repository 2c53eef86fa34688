import type { Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { MeasureSeal } from '../../../domain/needs/measure.tsx'
import { SEAL } from './seal-size.ts'
import classes from './scenes.module.css'

/** What the numbers and colours mean. */
export function MeasureLine({ measures }: { measures: readonly Measure[] }) {
  return (
    <ul className={classes.measures}>
      {measures
        .filter(({ id }) => id !== MEASURE_NONE)
        .map(({ id, measure }) => (
          <li key={id}>
            <MeasureSeal id={id} size={SEAL} /> {measure}
          </li>
        ))}
    </ul>
  )
}
