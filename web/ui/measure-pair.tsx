import { MEASURE_NONE } from '#contract/limits.ts'
import { MeasureSeal } from './measure.tsx'
import classes from './measure-pair.module.css'

/** Virtuous, then vicious, as two small seals. What stands beside them says it in words. */
export function MeasurePair({ virtuous, vicious }: { virtuous: number; vicious: number }) {
  return (
    <span className={classes.pair} aria-hidden="true">
      <Seal id={virtuous} />
      <span className={classes.then}>›</span>
      <Seal id={vicious} />
    </span>
  )
}

function Seal({ id }: { id: number }) {
  return id === MEASURE_NONE ? <span className={classes.none}>–</span> : <MeasureSeal id={id} size={24} />
}
