import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { comparisonMessages, readingsMessages } from '#contract/messages/comparison.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Cell } from '../../domain/options/option-cells.ts'
import { MeasurePair } from '../../domain/needs/measure-pair.tsx'
import { measureName } from '../../domain/needs/measure.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import classes from './comparison.module.css'

interface ComparisonCellProps {
  chain: Chain
  optionId: number
  need: Chain['fhns'][number]
  isPrimary: boolean
  cell: Cell | undefined
}

const words = comparisonMessages

const isColoured = (measure: number | undefined) => measure !== undefined && measure !== MEASURE_NONE

/** Which round nobody has rated; heard already with the measures. */
function missingRound(virtuous: number | undefined, vicious: number | undefined): string | undefined {
  if (virtuous === undefined && vicious === undefined) return words.notRated
  if (vicious === undefined) return words.viciousNotRated
  return virtuous === undefined ? words.virtuousNotRated : undefined
}

/** Leads to the rating. The numbers are read without colour; whoever listens hears the names. */
export const ComparisonCell = memo(function ComparisonCell(props: ComparisonCellProps) {
  const { chain, optionId, need, isPrimary, cell } = props
  const { virtuous, vicious, reading } = cell ?? {}
  const [good, bad] = [virtuous, vicious].map((id) =>
    id === undefined ? words.notRated : measureName(chain.measures, id),
  )
  const missing = missingRound(virtuous, vicious)
  const isTouched = [virtuous, vicious].some(isColoured)
  return (
    <Link
      to="/solutions/$solutionId/option-analysis/$optionId/$type"
      params={{
        solutionId: chain.id,
        optionId,
        type: !isColoured(virtuous) && isColoured(vicious) ? 'Vicious' : 'Virtuous',
      }}
      className={classes.link}
      data-reading={reading}
    >
      <span className={classes.needInCell} data-primary={isPrimary || undefined} aria-hidden="true">
        <NeedIcon name={need.p_fhn} size={16} />
        {need.p_fhn}
        {isPrimary && <span className={classes.primary}>{words.primary}</span>}
      </span>
      <span className="visually-hidden">
        {comparisonMessages.bothRatings(need.p_fhn, good ?? '', bad ?? '')}
        {reading && ','}{' '}
      </span>
      {isTouched && <MeasurePair virtuous={virtuous} vicious={vicious} />}
      {!isTouched && !missing && (
        <span className={classes.untouched} aria-hidden="true">
          –
        </span>
      )}
      {reading && <span className={classes.reading}>{readingsMessages.brief[reading]}</span>}
      {missing && (
        <span className={classes.reading} aria-hidden="true">
          {missing}
        </span>
      )}
    </Link>
  )
})
