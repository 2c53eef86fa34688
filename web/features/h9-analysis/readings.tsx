import type { ReactNode } from 'react'
import { readingsMessages } from '#contract/messages/comparison.ts'
import { readPair } from '#contract/reading.ts'
import type { Measure } from '#contract/reference-data.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { MeasurePair } from '../../domain/needs/measure-pair.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import type { RatedNeed } from '#contract/ring-layout.ts'
import classes from './readings.module.css'

interface ReadingsProps {
  /** Undefined for a direction in which nothing is saved. */
  virtuous: readonly RatedNeed[] | undefined
  vicious: readonly RatedNeed[] | undefined
  primaryId: number | null
  measures: readonly Measure[]
}

/** What both directions say together, need by need, and what requirement that asks for. Never a sum. */
export function Readings({ virtuous, vicious, primaryId, measures }: ReadingsProps) {
  const effects = new Map(measures.map(({ id, effect }) => [id, effect]))
  if (!measures.some(({ effect }) => effect !== undefined)) return null
  if (!virtuous || !vicious) {
    return (
      <Section>
        <p className={classes.hint}>{readingsMessages.unread(virtuous !== undefined, vicious !== undefined)}</p>
      </Section>
    )
  }
  const inOrder = [...virtuous.filter(({ id }) => id === primaryId), ...virtuous.filter(({ id }) => id !== primaryId)]
  return (
    <Section>
      <p className={classes.hint}>{h9AnalysisMessages.pairsHint}</p>
      <ul className={classes.list}>
        {inOrder.map((good) => {
          const bad = vicious.find(({ id }) => id === good.id)
          const reading = readPair(effects.get(good.measure), bad && effects.get(bad.measure))
          return (
            <li key={good.id} className={classes.item} data-primary={good.id === primaryId || undefined}>
              <span className={classes.need}>
                <NeedIcon name={good.name} /> {good.name}
              </span>
              <MeasurePair virtuous={good.measure} vicious={bad?.measure} />
              <p className={classes.words} data-reading={reading}>
                {reading ? (
                  <>
                    <strong>{readingsMessages.reading[reading].name}</strong>
                    <span>{readingsMessages.reading[reading].ask}</span>
                  </>
                ) : (
                  <span>{readingsMessages.untouched}</span>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className={classes.readings} aria-labelledby="readings-title">
      <h2 id="readings-title">{h9AnalysisMessages.together}</h2>
      {children}
    </section>
  )
}
