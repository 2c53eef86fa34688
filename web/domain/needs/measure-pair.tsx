import { MEASURE_NONE } from '#contract/limits.ts'
import { partOf, type Length } from './length.ts'
import { MeasureSeal } from './measure.tsx'
import classes from './measure-pair.module.css'

interface MeasurePairProps {
  /** Undefined for a direction that nobody has rated. */
  virtuous: number | undefined
  vicious: number | undefined
  size?: Length
}

/** Two small seals, virtuous and then vicious. The text beside them says the same in words. */
export function MeasurePair({ virtuous, vicious, size = 24 }: MeasurePairProps) {
  return (
    <span className={classes.pair} aria-hidden="true">
      <Seal id={virtuous} size={size} />
      <span className={classes.then} data-directed>
        ›
      </span>
      <Seal id={vicious} size={size} />
    </span>
  )
}

function Seal({ id, size }: { id: number | undefined; size: Length }) {
  if (id !== undefined && id !== MEASURE_NONE) return <MeasureSeal id={id} size={size} />
  const isUnrated = id === undefined
  return (
    <span
      className={isUnrated ? classes.unrated : classes.none}
      style={{ width: size, height: size, fontSize: partOf(size, 0.55) }}
    >
      {isUnrated ? '?' : '–'}
    </span>
  )
}
