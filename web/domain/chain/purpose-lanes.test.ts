import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laneCrossings, orderLanes, routePurposes, type PlacedPurpose } from './purpose-lanes.ts'
import { spread } from './spread.ts'

const purpose = (number: number, middle: number, metrics: readonly number[]): PlacedPurpose => ({
  key: `P${number}`,
  layer: 'purpose',
  middle,
  served: metrics.map((y) => ({ key: `M${y}`, layer: 'metric', middle: y })),
})
const anyPurposes = fc
  .array(
    fc.tuple(fc.integer({ min: 0, max: 400 }), fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1 })),
    {
      maxLength: 6,
    },
  )
  .map((given) => given.map(([middle, metrics], index) => purpose(index, middle, metrics)))

const crossings = (lanes: PlacedPurpose[]) =>
  lanes
    .flatMap((left, index) => lanes.slice(index + 1).map((right) => laneCrossings(left, right)))
    .reduce((a, b) => a + b, 0)

test('two purposes that reach down stand so that neither crosses the other', () => {
  const [upper, lower] = [purpose(1, 0, [100]), purpose(2, 20, [120])]
  expect(orderLanes([upper, lower])).toEqual([lower, upper])
  expect(crossings([lower, upper])).toBe(0)
})

test('changing places never adds a crossing, and every purpose keeps one lane', () => {
  fc.assert(
    fc.property(anyPurposes, (purposes) => {
      const lanes = orderLanes(purposes)
      expect(crossings(lanes)).toBeLessThanOrEqual(crossings(purposes))
      expect(lanes.map(({ key }) => key).toSorted()).toEqual(purposes.map(({ key }) => key))
    }),
    { seed: 9 },
  )
})

test('lines of two purposes reach one metric apart from each other, on lanes of their own', () => {
  const { lanes, lines } = routePurposes([purpose(1, 0, [50]), purpose(2, 100, [50]), purpose(3, 200, [])])
  expect(lanes.map(({ key, top, bottom }) => [key, top, bottom])).toEqual([
    ['P1', 0, 48],
    ['P2', 52, 100],
  ])
  expect(new Set(lanes.map(({ x }) => x)).size).toBe(2)
  expect(lines.filter(({ isStub }) => isStub).map(({ from }) => from)).toEqual(['P1', 'P2'])
})

test('wishes are kept where there is room, in order and apart', () => {
  expect(spread([10, 100], 50, 300)).toEqual([10, 100])
  expect(spread([100, 100, 100], 50, 300)).toEqual([50, 100, 150])
  expect(spread([290, 290], 50, 300)).toEqual([200, 250])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 8 }), (wishes) => {
      const placed = spread(
        wishes.toSorted((one, other) => one - other),
        50,
        400,
      )
      expect(placed.filter((top, index) => index > 0 && top < placed[index - 1]! + 50 - 1e-6)).toEqual([])
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...placed)).toBeLessThanOrEqual(350 + 1e-6)
    }),
    { seed: 9 },
  )
})
