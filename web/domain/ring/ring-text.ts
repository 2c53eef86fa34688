/** An average letter of the sans face is about this wide, in parts of its size. */
const LETTER = 0.56

/** The size in which a word fits its room, and at most the usual one. */
export function fitText(text: string, room: number, usual: number): { fontSize: number } {
  return { fontSize: Math.min(usual, room / (text.length * LETTER)) }
}
