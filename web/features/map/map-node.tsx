import { memo, type KeyboardEvent } from 'react'
import type { Measure } from '#contract/reference-data.ts'
import { insightMessages } from '#contract/insight-messages.ts'
import type { ChainNode } from '../../ui/chain-map/chain-graph.ts'
import type { Place } from '../../ui/chain-map/chain-layout.ts'
import { placeStyle } from '../../ui/chain-map/chain-picture.tsx'
import { NodeFace } from '../../ui/chain-map/node-face.tsx'
import picture from '../../ui/chain-map/chain-map.module.css'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { OpenLink, openWords } from './open-link.tsx'
import classes from './map.module.css'

interface MapNodeProps {
  solutionId: number
  node: ChainNode
  place: Place
  measures: readonly Measure[]
  /** Whether its thread is lit; undefined while none is. */
  isLit: boolean | undefined
  isMarked: boolean
  isChosen: boolean
  /** Reads its whole text and the way to its step; of a stakeholder only one. */
  isOpen: boolean
  isTabStop: boolean
  onChoose: (key: string) => void
  onPress: (key: string, event: KeyboardEvent) => void
}

/** An item that can be chosen. */
export const MapNode = memo(function MapNode({ solutionId, node, place, measures, ...state }: MapNodeProps) {
  const { isLit, isMarked, isChosen, isOpen, isTabStop, onChoose, onPress } = state
  return (
    <div
      className={`${picture.node} ${classes.node}`}
      data-layer={node.layer}
      data-lit={isLit || undefined}
      data-quiet={isLit === false || undefined}
      data-marked={isMarked || undefined}
      data-open={isOpen || undefined}
      style={placeStyle(place)}
    >
      <div className={classes.card}>
        <button
          type="button"
          className={classes.choose}
          data-key={node.key}
          aria-pressed={isChosen}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onChoose(node.key)}
          onKeyDown={(event) => onPress(node.key, event)}
        >
          <NodeFace node={node} measures={measures} lines={isOpen ? undefined : place.lines} />
        </button>
        {isOpen && (
          <>
            {node.recheck && (
              <p className={classes.note}>
                {node.layer === 'option' ? insightMessages.recheckOption : insightMessages.recheckRequirement}
              </p>
            )}
            {node.reason && <p className={classes.note}>{node.reason}</p>}
            <OpenLink solutionId={solutionId} node={node} className={classes.open}>
              {openWords[node.layer]} <ArrowRightIcon size={14} />
            </OpenLink>
          </>
        )}
      </div>
    </div>
  )
})
