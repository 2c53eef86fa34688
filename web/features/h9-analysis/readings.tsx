import { insightMessages } from '#contract/insight-messages.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { readPair } from '#contract/reading.ts'
import type { Measure } from '#contract/reference-data.ts'
import { MeasurePair } from '../../ui/measure-pair.tsx'
import { NeedIcon } from '../../ui/need-icon.tsx'
import type { RatedNeed } from '../../ui/ring/ring-layout.ts'
import classes from './readings.module.css'

interface ReadingsProps {
  virtuous: readonly RatedNeed[]
  vicious: readonly RatedNeed[]
  primaryId: number | null
  measures: readonly Measure[]
}

/** What both directions say together, need by need, and what requirement that asks for. Never a sum. */
export function Readings({ virtuous, vicious, primaryId, measures }: ReadingsProps) {
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  if (!measures.some(({ effect }) => effect !== undefined)) return null
  const inOrder = [...virtuous.filter(({ id }) => id === primaryId), ...virtuous.filter(({ id }) => id !== primaryId)]
  return (
    <section className={classes.readings} aria-labelledby="readings-title">
      <h2 id="readings-title">What the two rounds say together</h2>
      <p className={classes.hint}>Virtuous, then vicious. Needs do not offset each other, so nothing is added up.</p>
      <ul className={classes.list}>
        {inOrder.map((good) => {
          const bad = vicious.find(({ id }) => id === good.id)
          const reading = readPair(effects.get(good.measure), effects.get(bad?.measure ?? MEASURE_NONE))
          return (
            <li key={good.id} className={classes.item} data-primary={good.id === primaryId || undefined}>
              <span className={classes.need}>
                <NeedIcon name={good.name} /> {good.name}
              </span>
              <MeasurePair virtuous={good.measure} vicious={bad?.measure ?? MEASURE_NONE} />
              <p className={classes.words} data-reading={reading}>
                {reading ? (
                  <>
                    <strong>{insightMessages.reading[reading].name}</strong>
                    <span>{insightMessages.reading[reading].ask}</span>
                  </>
                ) : (
                  <span>{insightMessages.untouched}</span>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
