import type { Layer } from './chain-graph.ts'

/** Where each layer stands, in hundredths of the picture's width. */
export const columns: Record<Layer, { left: number; right: number }> = {
  purpose: { left: 0, right: 9.5 },
  metric: { left: 13.5, right: 24 },
  stakeholder: { left: 26.5, right: 37 },
  story: { left: 39.5, right: 52 },
  option: { left: 55, right: 65.5 },
  rating: { left: 68, right: 79 },
  requirement: { left: 81, right: 100 },
}
/** Between a line and what it leads to. */
export const GAP = 0.5

/** A line of the picture: hundredths of the width across, pixels down. */
export interface Line {
  from: string
  to: string
  top: number
  bottom: number
  /** As SVG writes it; worked out only for what is drawn. */
  d: () => string
  /** A gap: something is missing between the two ends. */
  isBroken?: true
  /** From a purpose to its own lane. */
  isStub?: true
}

export interface End {
  key: string
  layer: Layer
  middle: number
}

/** From the right edge of one item to the left edge of the next, turning between them. */
export function connect(from: End, to: End): Line {
  const [x1, x2] = [columns[from.layer].right + GAP, columns[to.layer].left - GAP]
  const d = () => elbow([x1, from.middle], (x1 + x2) / 2, [x2, to.middle])
  return { from: from.key, to: to.key, ...extent(from.middle, to.middle), d }
}

/** A horizontal line that leaves out the column between its ends. */
export function passing(from: End, between: Layer, to: End): Line {
  const y = from.middle
  const { left, right } = columns[between]
  const [start, end] = [columns[from.layer].right + GAP, columns[to.layer].left - GAP]
  const d = () => `${level(start, left - GAP, y)}${level(right + GAP, end, y)}`
  return { from: from.key, to: to.key, ...extent(from.middle, to.middle), d }
}

/** Radius of the corners: across in hundredths, down in pixels; about circular at the usual width. */
const CORNER = { x: 0.7, y: 8 }

export type Point = readonly [x: number, y: number]

const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`

export const upright = (x: number, y1: number, y2: number) => `M${at(x, y1)}V${rounded(y2)}`
export const level = (x1: number, x2: number, y: number) => `M${at(x1, y)}H${rounded(x2)}`

/** Level, down or up at one place, and level again. */
function elbow([x1, y1]: Point, turn: number, to: Point): string {
  const drop = to[1] - y1
  if (Math.abs(drop) < 1) return `M${at(x1, y1)}L${at(...to)}`
  const ry = Math.min(CORNER.y, Math.abs(drop) / 2) * Math.sign(drop)
  const rx = Math.min(CORNER.x, turn - x1)
  return `${level(x1, turn - rx, y1)}Q${at(turn, y1)} ${at(turn, y1 + ry)}${leaving([turn, y1 + ry], to)}`
}

/** Down or up, and then level. */
export const branch = (from: Point, to: Point) => `M${at(...from)}${leaving(from, to)}`

function leaving([x1, y1]: Point, [x2, y2]: Point) {
  const drop = y2 - y1
  const ry = Math.min(CORNER.y, Math.abs(drop)) * Math.sign(drop)
  return `V${rounded(y2 - ry)}Q${at(x1, y2)} ${at(Math.min(x1 + CORNER.x, x2), y2)}H${rounded(x2)}`
}

export const extent = (one: number, other: number) => ({ top: Math.min(one, other), bottom: Math.max(one, other) })

const rounded = (value: number) => Math.round(value * 100) / 100
