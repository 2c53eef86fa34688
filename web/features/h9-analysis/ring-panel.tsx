import { useMediaQuery } from '@mantine/hooks'
import type { Measure } from '#contract/reference-data.ts'
import { messages } from '#contract/messages.ts'
import { Ring } from './ring.tsx'
import { RingLegend } from './ring-legend.tsx'
import { narrowRing, wideRing, type RatedNeed } from './ring-layout.ts'
import classes from './ring-panel.module.css'

interface RingPanelProps {
  virtuous: boolean
  cells: readonly RatedNeed[]
  primaryId: number | null
  measures: readonly Measure[]
}

/** The night panel: the nine needs together, what the direction asks, and what colours and lines mean. */
export function RingPanel({ virtuous, cells, primaryId, measures }: RingPanelProps) {
  const isPhone = useMediaQuery('(max-width: 43.75em)')
  const direction = virtuous ? 'Virtuous' : 'Vicious'
  return (
    <section className={classes.panel} aria-labelledby="ring-title">
      <div className={classes.about}>
        <h2 id="ring-title">{direction}</h2>
        <p className={classes.question}>{virtuous ? messages.help.h9Virtuous : messages.help.h9Vicious}</p>
      </div>
      <Ring cells={cells} primaryId={primaryId} size={isPhone ? narrowRing : wideRing} />
      <RingTable cells={cells} primaryId={primaryId} direction={direction} />
      <RingLegend measures={measures} />
    </section>
  )
}

/** The ring in words, for screen readers. */
function RingTable({
  cells,
  primaryId,
  direction,
}: Pick<RingPanelProps, 'cells' | 'primaryId'> & { direction: string }) {
  return (
    <table className={classes.unseen}>
      <caption>{direction} ring</caption>
      <thead>
        <tr>
          <th scope="col">FHN</th>
          <th scope="col">Measure</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={cell.id}>
            <th scope="row">{cell.id === primaryId ? `${cell.name} (primary FHN)` : cell.name}</th>
            <td>{cell.measureName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
