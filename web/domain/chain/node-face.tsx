import type { Measure } from '#contract/reference-data.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { HalfIcon } from '../../ui/marks/later-icons.tsx'
import { WarningIcon } from '../../ui/marks/message-icons.tsx'
import { measureName, MeasureSeal } from '../needs/measure.tsx'
import { DecisionMark } from '../options/decision-mark.tsx'
import { OwnSign } from '../own-words/own-mark.tsx'
import type { ChainNode } from './chain-graph.ts'
import classes from './chain-map.module.css'

const LONG_WORD = /\S{14}/

interface NodeFaceProps {
  node: ChainNode
  measures: readonly Measure[]
  /** Cut to so many lines; whole when not given. */
  lines?: number | undefined
}

/** An item of the map as it is read: its id, its words, and what is marked on it. */
export function NodeFace({ node, measures, lines }: NodeFaceProps) {
  const { label, text, rating, recheck, isHalfRated, decision, own } = node
  if (rating) {
    return (
      <span className={classes.rating}>
        <span className={classes.seal} data-primary={rating.isPrimary || undefined}>
          <MeasureSeal id={rating.measure} size={24} />
        </span>
        <span>
          <span className={classes.need} data-long={LONG_WORD.test(text) || undefined}>
            {text}
          </span>{' '}
          <span className={classes.direction}>
            {rating.virtuous ? commonMessages.virtuousWord : commonMessages.viciousWord}
          </span>
          <span className="visually-hidden"> {measureName(measures, rating.measure)}</span>
        </span>
      </span>
    )
  }
  const isBlank = text.trim() === ''
  return (
    <span className={classes.face}>
      {label && (
        <span className={classes.head}>
          <span className={classes.id}>{label}</span> <OwnSign own={own} />
          {isHalfRated && (
            <span className={classes.half} title={mapMessages.halfRated}>
              <HalfIcon size={13} />
              <span className="visually-hidden">{mapMessages.halfRated} </span>
            </span>
          )}
          {recheck && (
            <span className={classes.recheck} title={recheckMessages.recheck}>
              <WarningIcon size={13} />
              <span className="visually-hidden">{recheckMessages.recheck} </span>
            </span>
          )}
        </span>
      )}
      {decision && (
        <>
          <DecisionMark decision={decision} className={classes.decision} />{' '}
        </>
      )}
      <span
        className={classes.text}
        data-blank={isBlank || undefined}
        style={lines === undefined ? undefined : { WebkitLineClamp: lines, lineClamp: lines }}
      >
        {label === '' && <OwnSign own={own} />}
        {isBlank ? mapMessages.notWritten : text}
      </span>
    </span>
  )
}
