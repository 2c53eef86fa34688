import type { Measure } from '#contract/reference-data.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { MeasureSeal, measureName } from '../../domain/needs/measure.tsx'
import classes from './ring-legend.module.css'

/** What the colours mean, with the catalogue's explanations where it has any. */
export function RingLegend({ measures }: { measures: readonly Measure[] }) {
  const others = measures.filter((measure) => measure.id !== MEASURE_NONE)
  const none = measures.find((measure) => measure.id === MEASURE_NONE) ?? {
    id: MEASURE_NONE,
    measure: commonMessages.none,
  }
  return (
    <ul className={classes.legend}>
      {[...others, none].map(({ id, description }: Measure) => (
        <li key={id} className={classes.entry}>
          <MeasureSeal id={id} size={24} />
          <div>
            <p className={classes.name}>{measureName(measures, id)}</p>
            {description && <p className={classes.description}>{description}</p>}
          </div>
        </li>
      ))}
      <li className={classes.entry}>
        <span aria-hidden="true" className={classes.line} />
        <p className={classes.description}>{h9AnalysisMessages.reachedFromThePrimary}</p>
      </li>
    </ul>
  )
}
