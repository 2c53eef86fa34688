import { layers, type ChainGraph } from '../../domain/chain/chain-graph.ts'
import type { Place } from '../../domain/chain/chain-layout.ts'
import { directedKey } from '../../lib/text/page-direction.ts'

const middle = ({ top, height }: Place) => top + height / 2

/** Which item a key leads to: up and down within a layer, and to either side along a line. */
export function neighbour(places: readonly Place[], graph: ChainGraph, from: Place, key: string): Place | undefined {
  const column = () => places.filter(({ layer }) => layer === from.layer).toSorted((one, other) => one.top - other.top)
  const linked = (side: 'parents' | 'children') => {
    const keys = new Set(graph.get(from.key)?.[side])
    // the nearest layer first, in it the nearest item
    const distance = (place: Place) => Math.abs(layers.indexOf(place.layer) - layers.indexOf(from.layer))
    return places
      .filter((place) => keys.has(place.key))
      .toSorted(
        (one, other) =>
          distance(one) - distance(other) ||
          Math.abs(middle(one) - middle(from)) - Math.abs(middle(other) - middle(from)),
      )[0]
  }
  switch (directedKey(key)) {
    case 'ArrowDown':
      return column().find(({ top }) => top > from.top)
    case 'ArrowUp':
      return column().findLast(({ top }) => top < from.top)
    case 'Home':
      return column()[0]
    case 'End':
      return column().at(-1)
    case 'forward':
      return linked('children')
    case 'back':
      return linked('parents')
    default:
      return undefined
  }
}
