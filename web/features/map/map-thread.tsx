import { useMemo } from 'react'
import type { Outline } from '#contract/outline.ts'
import { mapMessages } from '#contract/messages/map.ts'
import {
  graphOf,
  layerNames,
  layers,
  threadOf,
  type ChainGraph,
  type ChainNode,
  type Layer,
} from '../../domain/chain/chain-graph.ts'
import { BackArrowIcon, ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { ItemWords } from './item-words.tsx'
import { OpenLinks } from './open-link.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './map.module.css'

/** A purpose may lead to a thousand requirements; the rest is reached by choosing what lies between. */
const MOST = 8

interface MapThreadProps {
  outline: Outline
  marked: ReadonlySet<string>
  chosen: string | undefined
  onChoose: (item: string) => void
}

/** One thread as a numbered list: the map where there is no room for it. */
export function MapThread({ outline, marked, chosen, onChoose }: MapThreadProps) {
  const shown = useMemo(() => graphOf(outline), [outline])
  const items = useMemo(() => itemsByLayer(shown), [shown])
  const current = (chosen && firstOf(shown, chosen)) || startOf(items, marked)
  if (!current) return null
  const threadItems = new Set([...threadOf(shown, [current.item])].map((key) => shown.get(key)!.item))
  const beside = items.get(current.layer) ?? []
  const place = beside.findIndex(({ item }) => item === current.item)

  return (
    <>
      <ol className={classes.thread} aria-label={mapMessages.thread}>
        {layers.map((layer) => {
          const own = items.get(layer)!.filter(({ item }) => threadItems.has(item))
          return (
            <li key={layer} data-here={layer === current.layer || undefined}>
              <span className={classes.layer}>
                {layerNames[layer]}
                {own.length > 1 && ` (${own.length})`}
              </span>
              {own.length === 0 && <span className={classes.missing}>–</span>}
              {own.slice(0, MOST).map((node) =>
                node.item === current.item ? (
                  <div key={node.item} className={classes.here}>
                    <ItemWords measures={outline.measures} node={node} />
                    {node.reason && <p className={classes.note}>{node.reason}</p>}
                    <OpenLinks solutionId={outline.id} node={node} />
                  </div>
                ) : (
                  <button key={node.item} type="button" className={classes.step} onClick={() => onChoose(node.item)}>
                    <ItemWords measures={outline.measures} node={node} />
                  </button>
                ),
              )}
              {own.length > MOST && <span className={classes.more}>{mapMessages.more(own.length - MOST)}</span>}
            </li>
          )
        })}
      </ol>
      <div className={classes.beside}>
        <Beside node={beside[place - 1]} name={mapMessages.previous} onChoose={onChoose} />
        <Beside node={beside[place + 1]} name={mapMessages.next} onChoose={onChoose} />
      </div>
    </>
  )
}

interface BesideProps {
  node: ChainNode | undefined
  name: string
  onChoose: (item: string) => void
}

/** To the item before or after, of the same layer. */
function Beside({ node, name, onChoose }: BesideProps) {
  const isNext = name === mapMessages.next
  return (
    <Button
      disabled={!node}
      leftSection={isNext ? undefined : <BackArrowIcon size={16} />}
      rightSection={isNext ? <ForwardArrowIcon size={16} /> : undefined}
      onClick={() => node && onChoose(node.item)}
    >
      {node?.label || name}
    </Button>
  )
}

const firstOf = (graph: ChainGraph, item: string) => [...graph.values()].find((node) => node.item === item)

/** Each once: a stakeholder by the first place they stand in. */
function itemsByLayer(graph: ChainGraph) {
  const seen = new Set<string>()
  const items = new Map(layers.map((layer): [Layer, ChainNode[]] => [layer, []]))
  for (const node of graph.values()) {
    if (!seen.has(node.item)) items.get(node.layer)!.push(node)
    seen.add(node.item)
  }
  return items
}

/** What is pointed at, else the first thread that gets furthest. */
function startOf(items: ReadonlyMap<Layer, readonly ChainNode[]>, marked: ReadonlySet<string>) {
  const all = layers.toReversed().flatMap((layer) => items.get(layer) ?? [])
  return all.find(({ item }) => marked.has(item)) ?? all[0]
}
