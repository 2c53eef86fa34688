import { useMediaQuery } from '@mantine/hooks'
import { MEASURE_NONE } from '#contract/limits.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import type { Measure } from '#contract/reference-data.ts'
import { MeasureSeal, measureName } from '../../domain/needs/measure.tsx'
import { media } from '../../theme/media.ts'
import classes from './measure-meanings.module.css'

/**
 * What the measures mean, before the first is chosen: with the catalogue's explanations, where it has any. On phones it
 * is folded, so that the needs stay near the option they are rated for.
 */
export function MeasureMeanings({ measures }: { measures: readonly Measure[] }) {
  const isPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false })
  const others = measures.filter((measure) => measure.id !== MEASURE_NONE)
  const none = measures.find((measure) => measure.id === MEASURE_NONE) ?? { id: MEASURE_NONE }
  return (
    <details className={classes.meanings} data-part="meanings" open={!isPhone}>
      <summary>{h9AnalysisMessages.whatTheMeasuresMean}</summary>
      <ul className={classes.list}>
        {[...others, none].map(({ id, description }: Pick<Measure, 'id' | 'description'>) => (
          <li key={id} className={classes.entry}>
            <MeasureSeal id={id} size={24} />
            <div>
              <p className={classes.name}>{measureName(measures, id)}</p>
              {description && <p className={classes.description}>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
