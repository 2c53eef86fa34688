import { describe, expect, test } from 'vitest'
import { layOutRing, linePath, narrowRing, wideRing, type RingLine, type RingSize } from './ring-layout.ts'

const names = ['Subsistence', 'Protection', 'Affection', 'Understanding', 'Participation', 'Leisure', 'Creation']
const needs = (measures: number[]) =>
  measures.map((measure, index) => ({
    id: index + 1,
    name: names[index] ?? `Need ${index + 1}`,
    measure,
    measureName: `Measure ${measure}`,
  }))
const allRated = needs([1, 2, 3, 4, 1, 2, 3, 4, 1])

test('the first need stands on top, the others follow clockwise at equal steps', () => {
  const { circles } = layOutRing(allRated, null, wideRing)
  const [first, second] = circles
  expect(first).toMatchObject({ x: wideRing.centre.x, y: wideRing.centre.y - wideRing.radius })
  expect(second!.x).toBeGreaterThan(first!.x)
  const angles = circles.map(({ x, y }) => Math.atan2(x - wideRing.centre.x, wideRing.centre.y - y) * (180 / Math.PI))
  expect(angles.map((angle) => Math.round((angle + 360) % 360))).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 320])
})

test('places do not depend on the ratings; a circle rated None is smaller', () => {
  const rated = layOutRing(allRated, 9, wideRing).circles
  const none = layOutRing(needs(Array<number>(9).fill(5)), 9, wideRing).circles
  expect(none.map(({ x, y }) => [x, y])).toEqual(rated.map(({ x, y }) => [x, y]))
  expect(none.every((circle) => circle.r === wideRing.smallCircle)).toBe(true)
  expect(rated.every((circle) => circle.r === wideRing.circle)).toBe(true)
})

test('lines lead from the primary need to every other one whose measure is not None', () => {
  const some = needs([3, 5, 1, 5, 1, 5, 5, 1, 4])
  expect(layOutRing(some, 9, wideRing).lines.map((line) => line.to)).toEqual([1, 3, 5, 8])
  expect(layOutRing(some, 2, wideRing).lines.map((line) => line.to)).toEqual([1, 3, 5, 8, 9])
})

test('without a primary need on the ring there is no line', () => {
  expect(layOutRing(allRated, null, wideRing).lines).toEqual([])
  expect(layOutRing(allRated, 77, wideRing).lines).toEqual([])
})

describe.each([
  ['wide', wideRing],
  ['narrow', narrowRing],
])('the %s ring', (_, size) => {
  test('lies within its picture, and its circles do not touch', () => {
    const { circles } = layOutRing(allRated, 1, size)
    for (const { x, y, r } of circles) {
      const edge = r + size.halo
      expect(x - edge).toBeGreaterThan(0)
      expect(x + edge).toBeLessThan(size.width)
      expect(y - edge).toBeGreaterThan(0)
      expect(y + edge).toBeLessThan(size.height)
    }
    const gaps = circles.map((a, index) => {
      const b = circles[(index + 1) % circles.length]!
      return Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r
    })
    expect(Math.min(...gaps)).toBeGreaterThan(size.halo)
  })

  test('has no line that runs behind a circle between its ends, whichever need is primary', () => {
    for (const primary of allRated) expect(leastDistance(primary.id, size)).toBeGreaterThan(4)
  })
})

/** Between any line and the edge of any circle that is not one of its ends. */
function leastDistance(primaryId: number, size: RingSize): number {
  const { circles, lines } = layOutRing(allRated, primaryId, size)
  const distances = lines.flatMap((line) => {
    const others = circles.filter((circle) => circle.id !== primaryId && circle.id !== line.to)
    return pointsOn(line).flatMap(({ x, y }) => others.map((o) => Math.hypot(x - o.x, y - o.y) - o.r))
  })
  return Math.min(...distances)
}

function pointsOn({ start, control, end }: RingLine) {
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: mix(start.x, control.x, end.x), y: mix(start.y, control.y, end.y) }
  })
}

test('a line is drawn from the primary need outwards', () => {
  const line = { to: 1, start: { x: 1, y: 2 }, control: { x: 3.04, y: 4 }, end: { x: 5, y: 6 } }
  expect(linePath(line)).toBe('M1.0 2.0Q3.0 4.0 5.0 6.0')
})
