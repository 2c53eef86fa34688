import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Cell } from '../../lib/option-cells.ts'
import table from '../../ui/data-table.module.css'
import { MeasurePair } from '../../ui/measure-pair.tsx'
import { measureName } from '../../ui/measure.tsx'
import classes from './comparison.module.css'

interface ComparisonCellProps {
  chain: Chain
  optionId: number
  need: Chain['fhns'][number]
  cell: Cell | undefined
}

/** Leads to the rating. The numbers are read without colour; whoever listens hears the names. */
export const ComparisonCell = memo(function ComparisonCell({ chain, optionId, need, cell }: ComparisonCellProps) {
  const { virtuous = MEASURE_NONE, vicious = MEASURE_NONE, reading } = cell ?? {}
  const [good, bad] = [virtuous, vicious].map((id) => measureName(chain.measures, id))
  return (
    <Link
      to="/solutions/$solutionId/option-analysis/$optionId/$type"
      params={{
        solutionId: chain.id,
        optionId,
        type: virtuous === MEASURE_NONE && vicious !== MEASURE_NONE ? 'Vicious' : 'Virtuous',
      }}
      className={classes.link}
      data-reading={reading}
    >
      <span className={table.unseen}>
        {need.p_fhn}: virtuous {good}, vicious {bad}
        {reading && ','}{' '}
      </span>
      {virtuous === MEASURE_NONE && vicious === MEASURE_NONE ? (
        <span className={classes.untouched} aria-hidden="true">
          –
        </span>
      ) : (
        <MeasurePair virtuous={virtuous} vicious={vicious} />
      )}
      {reading && <span className={classes.reading}>{reading}</span>}
    </Link>
  )
})
