import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import type { Measure } from '#contract/reference-data.ts'
import type { ChainNode } from '../../domain/chain/chain-graph.ts'
import { measureName, MeasureSeal } from '../../domain/needs/measure.tsx'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import { RecheckMark } from '../../domain/options/recheck-mark.tsx'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import classes from './map.module.css'

/** An item in words, whole: its id, its text, and what is marked on it. */
export function ItemWords({ measures, node }: { measures: readonly Measure[]; node: ChainNode }) {
  const { label, text, rating, layer, recheck, isHalfRated, decision, own } = node
  if (rating) {
    return (
      <span className={classes.rating}>
        <MeasureSeal id={rating.measure} size={22} />
        <span>
          {text}
          {commaMessages.between}
          {rating.virtuous ? commonMessages.virtuousWord : commonMessages.viciousWord}:{' '}
          {measureName(measures, rating.measure)}
        </span>
      </span>
    )
  }
  const isWords = layer === 'story' || layer === 'option' || layer === 'requirement'
  return (
    <span data-words={isWords || undefined}>
      {/* the blank is the line's: with an id from left to right it would stand on its other side */}
      {label && (
        <>
          <span className={classes.label}>{label}</span>{' '}
        </>
      )}
      {text.trim() === '' ? <span className={classes.blank}>{mapMessages.notWritten}</span> : text}{' '}
      <OwnMark own={own} />
      {decision && (
        <>
          <DecisionMark decision={decision} className={classes.decision} />{' '}
        </>
      )}
      {isHalfRated && <span className={classes.half}>{mapMessages.halfRated} </span>}
      {recheck && <RecheckMark why={layer === 'option' ? recheckMessages.option : recheckMessages.requirement} />}
    </span>
  )
}
