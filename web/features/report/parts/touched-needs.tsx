import type { Chain } from '#contract/chain.ts'
import { readingsMessages } from '#contract/messages/comparison.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { MeasureSeal, measureName } from '../../../domain/needs/measure.tsx'
import type { TouchedNeed } from '../data/analysed-options.ts'
import { ItemLinks } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import table from './report-table.module.css'
import classes from '../styles/report.module.css'

interface TouchedNeedsProps {
  labelledBy: string
  chain: Chain
  touched: readonly TouchedNeed[]
  /** Whether the catalogue's measures say enough for a reading. */
  withReading: boolean
}

/** Need by need what happens to it, what that means, and which requirements answer it. */
export function TouchedNeeds({ labelledBy, chain, touched, withReading }: TouchedNeedsProps) {
  const columns: [string, string?][] = [
    [commonMessages.fhn, '9.5em'],
    [commonMessages.virtuous, '10.5em'],
    [commonMessages.vicious, '10.5em'],
    ...(withReading ? [[reportMessages.together] satisfies [string]] : []),
    withReading ? [reportMessages.requirements, '7.5em'] : [reportMessages.requirements],
  ]
  return (
    <ReportTable labelledBy={labelledBy} columns={columns}>
      {touched.map(({ need, virtuous, vicious, reading, requirementIds }) => (
        <tr key={need.id} data-primary={need.id === chain.primary_fhn || undefined}>
          <th scope="row">{need.p_fhn}</th>
          <td>
            <RatedMeasure measures={chain.measures} id={virtuous} />
          </td>
          <td>
            <RatedMeasure measures={chain.measures} id={vicious} />
          </td>
          {withReading && (
            <td>
              {reading && (
                <>
                  <strong>{readingsMessages.reading[reading].name}.</strong> {readingsMessages.reading[reading].ask}
                </>
              )}
              {(virtuous === undefined || vicious === undefined) && (
                <span className={classes.none}>{readingsMessages.notRatedBothWays}</span>
              )}
            </td>
          )}
          <td className={classes.ids}>
            <ItemLinks names={requirementIds.map(requirementName)} />
          </td>
        </tr>
      ))}
    </ReportTable>
  )
}

export function RatedMeasure({ measures, id }: Pick<Chain, 'measures'> & { id: number | undefined }) {
  if (id === undefined) return <span className={classes.none}>{reportMessages.notRatedDirection}</span>
  if (id === MEASURE_NONE) return <span className={classes.none}>{measureName(measures, id)}</span>
  return (
    <span className={table.measure}>
      <MeasureSeal id={id} size={16} /> {measureName(measures, id)}
    </span>
  )
}
