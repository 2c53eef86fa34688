import { MEASURE_NONE } from './limits.ts'

export interface Point {
  x: number
  y: number
}

/** Sizes of a ring in its own units; the picture is scaled to the room it gets. */
export interface RingSize {
  width: number
  height: number
  centre: Point
  /** From the centre of the ring to the centre of a circle. */
  radius: number
  /** Of a rated circle, and of one rated None. */
  circle: number
  smallCircle: number
  /** Between the primary need's circle and the gold ring around it. */
  halo: number
  /** What a circle holds; names that are not inside stand below it, and beside the smallest picture there are words. */
  inside: 'words' | 'sign' | 'number'
  /** How far a name below its circle is moved away from its neighbour: inwards in the upper half, outwards in the lower. */
  lean: number
}

/** Names stand inside the circles. */
export const wideRing: RingSize = {
  width: 540,
  height: 512,
  centre: { x: 270, y: 262 },
  radius: 194,
  circle: 52,
  smallCircle: 45,
  halo: 7,
  inside: 'words',
  lean: 0,
}

/** Numbers stand inside, names below each circle. */
export const narrowRing: RingSize = {
  width: 340,
  height: 336,
  centre: { x: 170, y: 164 },
  radius: 126,
  circle: 30,
  smallCircle: 25,
  halo: 5,
  inside: 'sign',
  lean: 0.16,
}

/** The same for a wall, where the names are larger beside their circles. */
export const wallRing: RingSize = {
  ...narrowRing,
  width: 376,
  centre: { x: 188, y: 164 },
  lean: 0.28,
}

/** For many on a page. Numbers can still be read on paper where it is as wide as a thumb. */
export const smallRing: RingSize = {
  width: 96,
  height: 96,
  centre: { x: 48, y: 48 },
  radius: 34.5,
  circle: 11,
  smallCircle: 5,
  halo: 2.5,
  inside: 'number',
  lean: 0,
}

export interface RatedNeed {
  id: number
  name: string
  measure: number
  measureName: string
}

export interface RingCircle extends RatedNeed, Point {
  r: number
  isPrimary: boolean
}

export interface RingLine {
  /** The need the line leads to. */
  to: number
  start: Point
  control: Point
  end: Point
}

/** How far a line bends inwards: its control point lies on this part of the way from the centre to the chord. */
const BEND = 0.55
/** Neighbours are joined by a flatter line: no circle lies between them. */
const NEIGHBOUR_BEND = 0.8
/** Between the end of a line and its circle. */
const GAP = 3

/** Fixed places on a ring, the first need on top, then clockwise; lines from the primary need to every rated one. */
export function layOutRing(needs: readonly RatedNeed[], primaryId: number | null, size: RingSize) {
  const circles = needs.map((need, index): RingCircle => {
    const angle = (2 * Math.PI * index) / needs.length
    return {
      ...need,
      x: size.centre.x + size.radius * Math.sin(angle),
      y: size.centre.y - size.radius * Math.cos(angle),
      r: need.measure === MEASURE_NONE ? size.smallCircle : size.circle,
      isPrimary: need.id === primaryId,
    }
  })
  const primary = circles.find((circle) => circle.isPrimary)
  const touched = circles.filter((circle) => !circle.isPrimary && circle.measure !== MEASURE_NONE)
  return { circles, lines: primary ? touched.map((circle) => bentLine(primary, circle, size)) : [] }
}

/** A straight line between needs two places apart would run behind the one in between, so every line bends inwards. */
function bentLine(primary: RingCircle, target: RingCircle, { centre, radius, halo }: RingSize): RingLine {
  const middle = { x: (primary.x + target.x) / 2 - centre.x, y: (primary.y + target.y) / 2 - centre.y }
  const bend = Math.hypot(middle.x, middle.y) > 0.9 * radius ? NEIGHBOUR_BEND : BEND
  const control = { x: centre.x + middle.x * bend, y: centre.y + middle.y * bend }
  return {
    to: target.id,
    start: towards(primary, control, primary.r + halo),
    control,
    end: towards(target, control, target.r + GAP),
  }
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export function linePath({ start, control, end }: RingLine): string {
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${at(start)}Q${at(control)} ${at(end)}`
}
