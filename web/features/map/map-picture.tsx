import { useCallbackRef } from '@mantine/hooks'
import { startTransition, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { mapMessages } from '#contract/messages/map.ts'
import type { Outline } from '#contract/outline.ts'
import { threadOf, type ChainGraph } from '../../domain/chain/chain-graph.ts'
import { layOut } from '../../domain/chain/chain-layout.ts'
import { upright } from '../../domain/chain/chain-lines.ts'
import { ChainHeads } from '../../domain/chain/chain-picture.tsx'
import { ChainSvg } from '../../domain/chain/chain-svg.tsx'
import { OwnSignKey } from '../../domain/own-words/own-mark.tsx'
import sideways from '../../ui/page/sideways.module.css'
import picture from '../../domain/chain/chain-map.module.css'
import { MapCard } from './map-card.tsx'
import { MapNode } from './map-node.tsx'
import { neighbour } from './neighbour.ts'
import { useActive } from './use-active.ts'
import { useShownSpan } from './use-shown-span.ts'
import classes from './map.module.css'

interface MapPictureProps {
  /** What is shown of it. */
  outline: Outline
  graph: ChainGraph
  /** Items that a gap or a search points at. */
  marked: ReadonlySet<string>
  chosen: string | undefined
  /** Nothing but the chosen thread is shown. */
  isAlone: boolean
  onChoose: (item: string | undefined) => void
}

/** A map of up to so many items is drawn whole; the browser's own search then finds everything on it. */
const DRAWN_WHOLE = 300

/** The map to be explored. Of a large one only what is near the window is drawn. */
export function MapPicture({ outline, graph, marked, chosen, isAlone, onChoose }: MapPictureProps) {
  const keysId = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const span = useShownSpan(canvas)
  const layout = useMemo(() => layOut(outline), [outline])
  const lit = useMemo(() => (chosen === undefined ? undefined : threadOf(graph, [chosen])), [graph, chosen])
  const counts = useMemo(() => countLayers(graph, layout.places), [graph, layout])
  const { active, moveTo } = useActive(canvas, layout.places, graph, chosen, isAlone)

  // kept the same from one drawing to the next, so that only what changed is drawn anew
  const choose = useCallbackRef((key: string) => {
    const item = graph.get(key)?.item
    moveTo(key)
    onChoose(item === chosen ? undefined : item)
  })
  const press = useCallbackRef((key: string, event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen !== undefined) return onChoose(undefined)
    const from = layout.places.find((place) => place.key === key)
    const next = from && neighbour(layout.places, graph, from, event.key)
    if (!next) return
    event.preventDefault()
    moveTo(next.key)
  })

  const isWhole = layout.places.length <= DRAWN_WHOLE
  // those that end first stand above, where they leave without passing the others
  const lanes = useMemo(() => {
    if (isWhole) return undefined
    const ordered = layout.lanes.toSorted((one, other) => one.bottom - other.bottom)
    return new Map(ordered.map((lane, order) => [lane.key, { ...lane, order, count: ordered.length }]))
  }, [isWhole, layout])
  const lines = useMemo(() => {
    if (!lanes) return layout.lines
    // where purposes go along with the window, their lanes are drawn through
    const through = [...lanes.values()].map(({ key, x, top, bottom }) => ({
      from: key,
      to: key,
      top,
      bottom,
      d: () => upright(x, top, bottom),
    }))
    return [...layout.lines.filter(({ isStub }) => !isStub), ...through]
  }, [layout, lanes])
  const card = layout.places.map(({ key }) => graph.get(key)!).find(({ item }) => item === chosen)
  // what is near the window comes first, also of a map that is drawn whole
  const [settled, setSettled] = useState<typeof layout>()
  useEffect(() => startTransition(() => setSettled(layout)), [layout])
  const isNear = (top: number, bottom: number) =>
    (isWhole && settled === layout) || (bottom >= span.from && top <= span.to)
  return (
    <>
      <div className={classes.room}>
        <div className={`${sideways.sideways} ${classes.scroller}`}>
          <div className={`${picture.picture} ${classes.picture}`}>
            <ChainHeads counts={counts} />
            <p id={keysId} className={`visually-hidden ${classes.keys}`}>
              {mapMessages.keys}
            </p>
            <div
              ref={canvas}
              role="group"
              aria-label={mapMessages.map}
              aria-describedby={keysId}
              className={picture.canvas}
              style={{ height: layout.height }}
            >
              <ChainSvg
                height={layout.height}
                lines={lines.filter(({ top, bottom }) => isNear(top, bottom))}
                lit={lit}
              />
              {layout.places
                .filter(({ key, top, height }) => key === active || lanes?.has(key) || isNear(top, top + height))
                .map((place) => {
                  const node = graph.get(place.key)!
                  return (
                    <MapNode
                      key={place.key}
                      node={node}
                      place={place}
                      lane={lanes?.get(place.key)}
                      measures={outline.measures}
                      isLit={lit?.has(place.key)}
                      isMarked={marked.has(node.item)}
                      isChosen={node.item === chosen}
                      isTabStop={place.key === active}
                      onChoose={choose}
                      onPress={press}
                    />
                  )
                })}
            </div>
          </div>
        </div>
      </div>
      <OwnSignKey of={graph.values()} />
      {card && <MapCard solutionId={outline.id} node={card} measures={outline.measures} />}
    </>
  )
}

function countLayers(graph: ChainGraph, places: readonly { key: string }[]) {
  const items = new Map(places.map(({ key }) => [graph.get(key)!.item, graph.get(key)!.layer]))
  const counts: Record<string, number> = {}
  for (const layer of items.values()) counts[layer] = (counts[layer] ?? 0) + 1
  return counts
}
