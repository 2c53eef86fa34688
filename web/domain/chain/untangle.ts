import type { Outline } from '#contract/outline.ts'

/** Which purposes each story's metric serves, both as positions from 0. */
type Links = readonly (readonly number[])[]

/** More rounds do not help: by then the order repeats. */
const SWEEPS = 12

/**
 * Orders purposes and stories so that the lines between them cross as little as a few sweeps can reach. From the story
 * on everything hangs on one thing only, so nothing else can cross.
 */
export function untangle(outline: Outline): Outline {
  const purposeIds = outline.purposes.map(({ id }) => id)
  const links = outline.stories.map(({ purpose_ids }) =>
    purpose_ids.map((id) => purposeIds.indexOf(id)).filter((index) => index >= 0),
  )
  const { left, right } = orderLayers(purposeIds.length, links)
  return {
    ...outline,
    purposes: left.map((index) => outline.purposes[index]!),
    stories: right.map((index) => outline.stories[index]!),
  }
}

interface Order {
  /** Positions in the given order, in the order they should be drawn. */
  left: number[]
  right: number[]
}

/** Barycentre sweeps: each side in turn by the middle of what it is linked to. The best order met is the answer. */
export function orderLayers(leftCount: number, links: Links): Order {
  const backward = Array.from({ length: leftCount }, (_, left) =>
    links.flatMap((own, right) => (own.includes(left) ? [right] : [])),
  )
  let order: Order = { left: [...backward.keys()], right: [...links.keys()] }
  let best = order
  let fewest = countCrossings(order, links)
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    order =
      sweep % 2 === 0
        ? { ...order, right: byMiddle(order.right, links, placesOf(order.left)) }
        : { ...order, left: byMiddle(order.left, backward, placesOf(order.right)) }
    const crossings = countCrossings(order, links)
    if (crossings < fewest) [best, fewest] = [order, crossings]
  }
  return best
}

/** What is linked to nothing goes last; what is equal stays as it was. */
function byMiddle(order: readonly number[], links: Links, places: readonly number[]): number[] {
  const middles = links.map((own) =>
    own.length === 0 ? Infinity : own.reduce((sum, index) => sum + places[index]!, 0) / own.length,
  )
  return order.toSorted((one, other) => (middles[one] === middles[other] ? 0 : middles[one]! - middles[other]!))
}

/** Where each position of the given order has gone. */
function placesOf(order: readonly number[]): number[] {
  const places: number[] = Array.from({ length: order.length })
  for (const [place, index] of order.entries()) places[index] = place
  return places
}

/** Two lines cross when one starts above the other and ends below it. */
export function countCrossings({ left, right }: Order, links: Links): number {
  const places = placesOf(left)
  // how many lines of the rows above end at each place
  const above = left.map(() => 0)
  let crossings = 0
  for (const index of right) {
    const own = links[index]!.map((purpose) => places[purpose]!)
    for (const place of own) for (let below = place + 1; below < above.length; below++) crossings += above[below]!
    for (const place of own) above[place]! += 1
  }
  return crossings
}
