import { columns, elbow, extent, GAP, type End, type Line } from './chain-lines.ts'

/** A purpose and the metrics it is served by. */
export interface PlacedPurpose extends End {
  served: End[]
}

/** Between the lines of several purposes that reach one metric. */
const APART = 4

/**
 * A metric serves several purposes, so these lines can cross. Each purpose gets an upright lane of its own between the
 * two columns; its lines leave that lane level. Where lines cross they do it at right angles, and no two lie on each other.
 */
export function routePurposes(purposes: readonly PlacedPurpose[]): Line[] {
  const lanes = orderLanes(purposes.filter(({ served }) => served.length > 0))
  const [start, end] = [columns.purpose.right + GAP, columns.metric.left - GAP]
  const reached = new Map<string, PlacedPurpose[]>()
  for (const purpose of lanes)
    for (const { key } of purpose.served) reached.set(key, [...(reached.get(key) ?? []), purpose])

  return lanes.flatMap((purpose, index) => {
    const turn = start + ((index + 1) / (lanes.length + 1)) * (end - start)
    return purpose.served.map(({ key, middle }) => {
      const others = reached.get(key)!
      const y = middle + (others.indexOf(purpose) - (others.length - 1) / 2) * APART
      const d = elbow([start, purpose.middle], turn, [end, y])
      return { from: purpose.key, to: key, ...extent(purpose.middle, y), d }
    })
  })
}

/**
 * From left to right so that few lines cross lanes: what two neighbours cost each other does not depend on the rest, so
 * they change places while that saves a crossing.
 */
export function orderLanes(purposes: readonly PlacedPurpose[]): PlacedPurpose[] {
  const lanes = [...purposes]
  for (let round = 0; round < lanes.length; round++) {
    for (let index = 0; index + 1 < lanes.length; index++) {
      const [left, right] = [lanes[index]!, lanes[index + 1]!]
      if (laneCrossings(right, left) < laneCrossings(left, right)) lanes.splice(index, 2, right, left)
    }
  }
  return lanes
}

/** How often lines of two lanes cross when they stand in this order. */
export function laneCrossings(left: PlacedPurpose, right: PlacedPurpose): number {
  const leaving = left.served.filter(({ middle }) => isAlong(right, middle)).length
  return leaving + (isAlong(left, right.middle) ? 1 : 0)
}

function isAlong({ middle, served }: PlacedPurpose, y: number) {
  const ends = [middle, ...served.map((metric) => metric.middle)]
  return y > Math.min(...ends) && y < Math.max(...ends)
}
