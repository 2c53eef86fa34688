import { branch, columns, extent, GAP, level, type End, type Line } from './chain-lines.ts'

/** A purpose and the metrics it is served by. */
export interface PlacedPurpose extends End {
  served: End[]
}

/** Between the lines of several purposes that reach one metric. */
const APART = 4

/** Where the lines of a purpose run: across in hundredths, down in pixels. */
export interface Lane {
  key: string
  x: number
  top: number
  bottom: number
}

/**
 * A metric serves several purposes, so these lines can cross. Each purpose gets an upright lane of its own between the
 * two columns; its lines leave that lane level. Where lines cross they do it at right angles, and no two lie on each other.
 */
export function routePurposes(purposes: readonly PlacedPurpose[]): { lanes: Lane[]; lines: Line[] } {
  const ordered = orderLanes(purposes.filter(({ served }) => served.length > 0))
  const [start, end] = [columns.purpose.end + GAP, columns.metric.start - GAP]
  const reached = new Map<string, PlacedPurpose[]>()
  for (const purpose of ordered)
    for (const { key } of purpose.served) reached.set(key, [...(reached.get(key) ?? []), purpose])

  const routes = ordered.map((purpose, index) => {
    const { key, middle, served } = purpose
    const x = start + ((index + 1) / (ordered.length + 1)) * (end - start)
    const lines = served.map((metric): Line => {
      const others = reached.get(metric.key)!
      const y = metric.middle + (others.indexOf(purpose) - (others.length - 1) / 2) * APART
      return { from: key, to: metric.key, ...extent(middle, y), d: () => branch([x, middle], [end, y]) }
    })
    const stub: Line = { from: key, to: key, ...extent(middle, middle), d: () => level(start, x, middle), isStub: true }
    const ends = [stub, ...lines]
    const [top, bottom] = [Math.min(...ends.map((line) => line.top)), Math.max(...ends.map((line) => line.bottom))]
    return { lane: { key, x, top, bottom }, lines: ends }
  })
  return { lanes: routes.map(({ lane }) => lane), lines: routes.flatMap(({ lines }) => lines) }
}

/**
 * From left to right so that few lines cross lanes: what two neighbours cost each other does not depend on the rest, so
 * they change places while that saves a crossing.
 */
export function orderLanes(purposes: readonly PlacedPurpose[]): PlacedPurpose[] {
  const costs = purposes.map((left) => purposes.map((right) => laneCrossings(left, right)))
  const lanes = [...purposes.keys()]
  for (let round = 0; round < lanes.length; round++) {
    for (let index = 0; index + 1 < lanes.length; index++) {
      const [left, right] = [lanes[index]!, lanes[index + 1]!]
      if (costs[right]![left]! < costs[left]![right]!) lanes.splice(index, 2, right, left)
    }
  }
  return lanes.map((index) => purposes[index]!)
}

/** How often lines of two lanes cross when they stand in this order. */
export function laneCrossings(left: PlacedPurpose, right: PlacedPurpose): number {
  const [isAlongLeft, isAlongRight] = [alongOf(left), alongOf(right)]
  const leaving = left.served.filter(({ middle }) => isAlongRight(middle)).length
  return leaving + (isAlongLeft(right.middle) ? 1 : 0)
}

function alongOf({ middle, served }: PlacedPurpose) {
  const ends = [middle, ...served.map((metric) => metric.middle)]
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)]
  return (y: number) => y > top && y < bottom
}
