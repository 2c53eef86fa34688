import type { Measure } from '#contract/reference-data.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import { mapMessages } from '#contract/messages/map.ts'
import type { ChainNode } from '../../domain/chain/chain-graph.ts'
import { ItemWords } from './item-words.tsx'
import { OpenLinks } from './open-link.tsx'
import classes from './map.module.css'

interface MapCardProps {
  solutionId: number
  node: ChainNode
  measures: readonly Measure[]
}

/** The chosen item read whole, and the way to its step. It stands below the picture, so that nothing lit is under it. */
export function MapCard({ solutionId, node, measures }: MapCardProps) {
  return (
    <section className={classes.card} aria-label={mapMessages.chosenItem}>
      <div className={classes.cardWords}>
        <ItemWords node={node} measures={measures} />
        {node.recheck && (
          <p className={classes.note}>
            {node.layer === 'option' ? recheckMessages.option : recheckMessages.requirement}
          </p>
        )}
        {node.reason && <p className={classes.note}>{node.reason}</p>}
      </div>
      <OpenLinks solutionId={solutionId} node={node} />
    </section>
  )
}
