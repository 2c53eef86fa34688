import { useMemo } from 'react'
import type { Outline } from '#contract/outline.ts'
import { graphOf, layerNames, layers } from './chain-graph.ts'
import { layOut, type Place } from './chain-layout.ts'
import { columns } from './chain-lines.ts'
import { ChainSvg } from './chain-svg.tsx'
import { NodeFace } from './node-face.tsx'
import classes from './chain-map.module.css'

/** Across in hundredths, so that the picture fits any width without measuring it. */
export const placeStyle = ({ layer, top, height }: Place) => ({
  insetInlineStart: `${columns[layer].start}%`,
  width: `${columns[layer].end - columns[layer].start}%`,
  top,
  height,
})

/** The names of the layers, above their columns. */
export function ChainHeads({ counts }: { counts?: Partial<Record<string, number>> }) {
  return (
    <div className={classes.heads} aria-hidden="true">
      {layers.map((layer) => (
        <span key={layer} style={{ insetInlineStart: `${columns[layer].start}%` }}>
          {layerNames[layer]} {counts?.[layer] !== undefined && <span className={classes.count}>{counts[layer]}</span>}
        </span>
      ))}
    </div>
  )
}

interface ChainPictureProps {
  /** From `mapOutline`, whole or in parts. */
  outline: Outline
  label: string
  hasHeads?: boolean
}

/** The map as a picture to look at: whole, still, vector throughout. Takes the width it is given. */
export function ChainPicture({ outline, label, hasHeads = true }: ChainPictureProps) {
  const graph = useMemo(() => graphOf(outline), [outline])
  const layout = useMemo(() => layOut(outline), [outline])
  return (
    <div role="img" aria-label={label} className={classes.picture}>
      {hasHeads && <ChainHeads />}
      <div className={classes.canvas} style={{ height: layout.height }}>
        <ChainSvg height={layout.height} lines={layout.lines} />
        {layout.places.map((place) => (
          <div key={place.key} className={classes.node} data-layer={place.layer} style={placeStyle(place)}>
            <NodeFace node={graph.get(place.key)!} measures={outline.measures} lines={place.lines} />
          </div>
        ))}
      </div>
    </div>
  )
}
