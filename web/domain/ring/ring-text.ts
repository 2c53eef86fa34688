/** An average letter of the sans face is about this wide, in parts of its size. */
const LETTER = 0.56

/** Breaks a long name once, behind a hyphen or a space; "2 Pseudo-", "satisfier". */
export function wrapName(name: string, most = 13): string[] {
  if (name.length <= most) return [name]
  const breaks = [...name.matchAll(/[- ]/g)].map((match) => match.index + 1).filter((place) => place > 2)
  const middle = name.length / 2
  const place = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return place === undefined ? [name] : [name.slice(0, place).trimEnd(), name.slice(place)]
}

/** The size in which a word fits its room, and at most the usual one. */
export function fitText(text: string, room: number, usual: number): { fontSize: number } {
  return { fontSize: Math.min(usual, room / (text.length * LETTER)) }
}
