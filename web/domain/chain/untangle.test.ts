import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCrossings, orderLayers } from './untangle.ts'

const anyLinks = fc.nat(6).chain((left) =>
  fc.record({
    left: fc.constant(left),
    links: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: Math.max(0, left - 1) }), { maxLength: left }), {
      maxLength: 12,
    }),
  }),
)

/** Every pair of lines compared: slow, and right. */
function crossingsOf(order: { left: number[]; right: number[] }, links: number[][]) {
  const lines = links.flatMap((own, right) =>
    own.map((left) => [order.left.indexOf(left), order.right.indexOf(right)] as const),
  )
  return lines.flatMap(([left, right], index) =>
    lines.slice(index + 1).filter(([other, end]) => (left - other) * (right - end) < 0),
  ).length
}

test.each([
  { name: 'two purposes served crosswise', left: 2, links: [[1], [0]] },
  { name: 'groups that were written in turns', left: 3, links: [[0], [1], [2], [0], [1], [2]] },
  { name: 'rows that share neighbours', left: 3, links: [[1, 2], [0, 1], [0], [2]] },
])('$name lie side by side without a crossing', ({ left, links }) => {
  expect(countCrossings(orderLayers(left, links), links)).toBe(0)
})

test('what has no links goes last, and equals keep the order they were written in', () => {
  expect(orderLayers(2, [[1], [], [0], [0]]).right).toEqual([2, 3, 0, 1])
})

test('crossings are counted as they would be by comparing every two lines', () => {
  fc.assert(
    fc.property(anyLinks, ({ left, links }) => {
      const order = { left: [...Array(left).keys()], right: [...links.keys()] }
      expect(countCrossings(order, links)).toBe(crossingsOf(order, links))
    }),
    { seed: 9 },
  )
})

test('ordering never adds a crossing and loses nobody', () => {
  fc.assert(
    fc.property(anyLinks, ({ left, links }) => {
      const written = { left: [...Array(left).keys()], right: [...links.keys()] }
      const order = orderLayers(left, links)
      expect(countCrossings(order, links)).toBeLessThanOrEqual(countCrossings(written, links))
      expect(order.left.toSorted((a, b) => a - b)).toEqual(written.left)
      expect(order.right.toSorted((a, b) => a - b)).toEqual(written.right)
      expect(orderLayers(left, links)).toEqual(order)
    }),
    { seed: 9 },
  )
})
