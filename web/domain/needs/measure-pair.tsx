import { MEASURE_NONE } from '#contract/limits.ts'
import { MeasureSeal } from './measure.tsx'
import classes from './measure-pair.module.css'

interface MeasurePairProps {
  /** Undefined for a direction that nobody has rated. */
  virtuous: number | undefined
  vicious: number | undefined
}

/** Two small seals, virtuous and then vicious. The text beside them says the same in words. */
export function MeasurePair({ virtuous, vicious }: MeasurePairProps) {
  return (
    <span className={classes.pair} aria-hidden="true">
      <Seal id={virtuous} />
      <span className={classes.then}>›</span>
      <Seal id={vicious} />
    </span>
  )
}

function Seal({ id }: { id: number | undefined }) {
  if (id === undefined) return <span className={classes.unrated}>?</span>
  return id === MEASURE_NONE ? <span className={classes.none}>–</span> : <MeasureSeal id={id} size={24} />
}
