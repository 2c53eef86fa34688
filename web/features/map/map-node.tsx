import { memo, type CSSProperties, type KeyboardEvent } from 'react'
import type { Measure } from '#contract/reference-data.ts'
import type { ChainNode } from '../../domain/chain/chain-graph.ts'
import type { Place } from '../../domain/chain/chain-layout.ts'
import { columns } from '../../domain/chain/chain-lines.ts'
import { placeStyle } from '../../domain/chain/chain-picture.tsx'
import { NodeFace } from '../../domain/chain/node-face.tsx'
import type { Lane } from '../../domain/chain/purpose-lanes.ts'
import picture from '../../domain/chain/chain-map.module.css'
import classes from './map.module.css'

interface ShownLane extends Lane {
  /** Its index among the purposes that stay in view while scrolling. */
  order: number
  count: number
}

interface MapNodeProps {
  node: ChainNode
  place: Place
  /** On a tall map a purpose goes along with the window, wherever its lane passes through it. */
  lane?: ShownLane | undefined
  measures: readonly Measure[]
  /** Whether its thread is lit; undefined while none is. */
  isLit: boolean | undefined
  isMarked: boolean
  isChosen: boolean
  isTabStop: boolean
  onChoose: (key: string) => void
  onPress: (key: string, event: KeyboardEvent) => void
}

/** An item that can be chosen. */
export const MapNode = memo(function MapNode({ node, place, lane, measures, ...state }: MapNodeProps) {
  const { isLit, isMarked, isChosen, isTabStop, onChoose, onPress } = state
  const item = (
    <div
      className={`${picture.node} ${classes.node}`}
      data-layer={node.layer}
      data-lit={isLit || undefined}
      data-quiet={isLit === false || undefined}
      data-marked={isMarked || undefined}
      data-chosen={isChosen || undefined}
      data-along={lane ? true : undefined}
      style={lane ? alongStyle(lane, place) : placeStyle(place)}
    >
      <button
        type="button"
        className={classes.choose}
        data-key={node.key}
        aria-pressed={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onChoose(node.key)}
        onKeyDown={(event) => onPress(node.key, event)}
      >
        <NodeFace node={node} measures={measures} lines={place.lines} />
      </button>
    </div>
  )
  if (!lane) return item
  return (
    <div
      className={classes.lane}
      style={{ ...placeStyle(place), top: lane.top - place.height / 2, height: lane.bottom - lane.top + place.height }}
    >
      {item}
    </div>
  )
})

/** Below the names of the layers, one under the other; its stub reaches to its lane. */
function alongStyle({ order, count, x }: ShownLane, { height }: Place) {
  const { start, end } = columns.purpose
  return {
    top: `calc(56px + ${order} * min(${height}px, (100vh - 140px) / ${count}))`,
    height,
    '--stub': `${((x - end) / (end - start)) * 100}%`,
  } as CSSProperties
}
