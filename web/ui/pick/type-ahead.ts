/** A pause of this length begins another word. */
export const TYPING_PAUSE_MS = 700

/**
 * Which label is meant by what was typed, looking on from `from` and around. The same letter again and again goes
 * through all that begin with it.
 */
export function findTyped(labels: readonly string[], typed: string, from: number): number | undefined {
  const sought = typed.toLowerCase()
  const isOneLetter = [...sought].every((letter) => letter === sought[0])
  const begin = isOneLetter ? sought.charAt(0) : sought
  // one letter leads away from where one is; a longer word may still mean it
  const first = isOneLetter ? from + 1 : Math.max(0, from)
  const places = labels.map((_, step) => (first + step) % labels.length)
  return places.find((place) => labels[place]?.toLowerCase().startsWith(begin))
}
