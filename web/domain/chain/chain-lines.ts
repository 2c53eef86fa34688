import type { Layer } from './chain-graph.ts'

/** Where each layer stands, in hundredths of the picture's width, from where lines of text begin. */
export const columns: Record<Layer, { start: number; end: number }> = {
  purpose: { start: 0, end: 9.5 },
  metric: { start: 13.5, end: 24 },
  stakeholder: { start: 26.5, end: 37 },
  story: { start: 39.5, end: 52 },
  option: { start: 55, end: 65.5 },
  rating: { start: 68, end: 79 },
  requirement: { start: 81, end: 100 },
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

/** From the end of one item to the start of the next, turning between them. */
export function connect(from: End, to: End): Line {
  const [x1, x2] = [columns[from.layer].end + GAP, columns[to.layer].start - GAP]
  const d = () => elbow([x1, from.middle], (x1 + x2) / 2, [x2, to.middle])
  return { from: from.key, to: to.key, ...extent(from.middle, to.middle), d }
}

/** A horizontal line that leaves out the column between its ends. */
export function passing(from: End, between: Layer, to: End): Line {
  const y = from.middle
  const { start, end } = columns[between]
  const [x1, x2] = [columns[from.layer].end + GAP, columns[to.layer].start - GAP]
  const d = () => `${level(x1, start - GAP, y)}${level(end + GAP, x2, y)}`
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
