import { useMediaQuery } from '@mantine/hooks'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { directionName, type Direction } from '../../domain/needs/direction-name.ts'
import { Ring } from '../../domain/ring/ring.tsx'
import { media } from '../../theme/media.ts'
import { narrowRing, wideRing, type RatedNeed } from '#contract/ring-layout.ts'
import classes from './ring-panel.module.css'

interface RingPanelProps {
  direction: Direction
  cells: readonly RatedNeed[]
  primaryId: number | null
  /** The same option under the other assumption. */
  other?: { direction: Direction; cells: readonly RatedNeed[] } | undefined
}

/** The night panel: the nine needs together, and what the lines mean. */
export function RingPanel({ direction, cells, primaryId, other }: RingPanelProps) {
  const isPhone = useMediaQuery(media.phone)
  return (
    <section className={classes.panel} data-part="ring" aria-labelledby="ring-title">
      <h2 id="ring-title" className={classes.title}>
        {directionName(direction)}
      </h2>
      <Ring cells={cells} primaryId={primaryId} size={isPhone ? narrowRing : wideRing} />
      <RingTable cells={cells} primaryId={primaryId} direction={direction} />
      {other && (
        <figure className={classes.other}>
          <figcaption>{directionName(other.direction)}</figcaption>
          <Ring cells={other.cells} primaryId={primaryId} size={narrowRing} />
          <RingTable cells={other.cells} primaryId={primaryId} direction={other.direction} />
        </figure>
      )}
      <p className={classes.legend}>
        <span aria-hidden="true" className={classes.line} />
        {h9AnalysisMessages.reachedFromThePrimary}
      </p>
    </section>
  )
}

/** The ring in words, for screen readers. The box hides it: a table is never narrower than its words. */
function RingTable({ cells, primaryId, direction }: Pick<RingPanelProps, 'cells' | 'primaryId' | 'direction'>) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{h9AnalysisMessages.ring(direction)}</caption>
        <thead>
          <tr>
            <th scope="col">{h9AnalysisMessages.fhn}</th>
            <th scope="col">{h9AnalysisMessages.measure}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={cell.id}>
              <th scope="row">{cell.id === primaryId ? h9AnalysisMessages.primaryName(cell.name) : cell.name}</th>
              <td>{cell.measureName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
