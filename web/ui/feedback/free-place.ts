/** A stretch of the window from top to bottom. */
export interface Span {
  top: number
  bottom: number
}

const GAP = 8

/** The lowest place of this height in the room that keeps clear of everything in it; undefined where there is none. */
export function freePlace(height: number, room: Span, taken: readonly Span[]): Span | undefined {
  let { bottom } = room
  while (bottom - height >= room.top) {
    const place = { top: bottom - height, bottom }
    const met = taken.filter((span) => meets(place, span))
    if (met.length === 0) return place
    bottom = Math.min(...met.map(({ top }) => top)) - GAP
  }
  return undefined
}

/** The highest such place, or the top of the room where there is none: people write at the end of a text. */
export function highestPlace(height: number, room: Span, taken: readonly Span[]): Span {
  let { top } = room
  while (top + height <= room.bottom) {
    const place = { top, bottom: top + height }
    const met = taken.filter((span) => meets(place, span))
    if (met.length === 0) return place
    top = Math.max(...met.map(({ bottom }) => bottom)) + GAP
  }
  return { top: room.top, bottom: room.top + height }
}

/** On a phone: at the lower edge, else at the upper one, clear of the bars there; undefined where both are taken. */
export function edgePlace(height: number, room: Span, bars: readonly Span[], taken: readonly Span[]): Span | undefined {
  const edges = [freePlace(height, room, bars), highestPlace(height, room, bars)]
  return edges.find((place) => place && !taken.some((span) => meets(place, span)))
}

export const meets = (one: Span, other: Span) => one.top < other.bottom && other.top < one.bottom
