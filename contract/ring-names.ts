import type { Point, RingCircle, RingSize } from './ring-layout.ts'

/** What fits between two neighbours, and the longest of the English needs. */
const LONGEST = 13
/** Between the lines of a name, in the units of the ring. */
const LINE = 17
/** Above the picture, where a name stands over the topmost circle. */
const LIFT = 20

export interface RingName extends Point {
  id: number
  lines: string[]
}

/** Breaks a long name once, behind a hyphen or a space; "2 Pseudo-", "satisfier". */
export function wrapName(name: string, most = LONGEST): string[] {
  if (name.length <= most) return [name]
  const breaks = [...name.matchAll(/[- ]/g)].map((match) => match.index + 1).filter((place) => place > 2)
  const middle = name.length / 2
  const place = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return place === undefined ? [name] : [name.slice(0, place).trimEnd(), name.slice(place)]
}

/** Where names stand that are not inside the circles, each at the baseline of its first line, and how far up the picture goes. */
export function placeNames(circles: readonly RingCircle[], size: RingSize): { names: RingName[]; top: number } {
  const names = circles.map((circle) => placeName(circle, size))
  return { names, top: Math.min(0, ...names.map(({ y }) => (y < LIFT / 2 ? -LIFT : 0))) }
}

function placeName(circle: RingCircle, { centre, radius, lean, halo }: RingSize): RingName {
  const { id, x, y, r, isPrimary } = circle
  const lines = wrapName(circle.name)
  // the topmost has a circle on either side: one long word would lie on both
  const isOver = y < centre.y - 0.99 * radius && lines.some(({ length }) => length > LONGEST)
  if (isOver) return { id, lines, x, y: y - r - (isPrimary ? halo : 0) - 6 - (lines.length - 1) * LINE }
  const aside = (lean * (y - centre.y)) / radius
  return { id, lines, x: x + (x - centre.x) * aside, y: y + r + (isPrimary ? 20 : 15) }
}

/** How far a line of a name is below its first. */
export const belowFirst = (line: number) => line * LINE
