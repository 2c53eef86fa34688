/** A stretch of a text, and whether the other text has it too. */
export interface Piece {
  text: string
  isShared: boolean
}

/** Both texts in pieces, word by word: what they share, and what only one of them has. */
export function wordDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const a = wordsOf(before)
  const b = wordsOf(after)
  const start = commonLength(a, b)
  const end = commonLength(a.slice(start).toReversed(), b.slice(start).toReversed())
  const shared = longestShared(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const isShared = (index: number, length: number, kept: Set<number>) =>
    index < start || index >= length - end || kept.has(index - start)
  return {
    before: join(a, (index) => isShared(index, a.length, shared.inA)),
    after: join(b, (index) => isShared(index, b.length, shared.inB)),
  }
}

/** Words, the signs between them and the space, so that a text can be put together again. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]+/gu) ?? []

function commonLength(a: string[], b: string[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Longer texts that differ from beginning to end are not worth the wait: all of it counts as different. */
const PAIRS_MAX = 4_000_000

/** The places of a longest common sequence, found from the lengths of those of all remainders. */
function longestShared(a: string[], b: string[]) {
  const inA = new Set<number>()
  const inB = new Set<number>()
  if (a.length * b.length > PAIRS_MAX) return { inA, inB }

  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] as number
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA.add(i)
      inB.add(j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return { inA, inB }
}

function join(words: string[], isShared: (index: number) => boolean): Piece[] {
  const pieces: Piece[] = []
  words.forEach((text, index) => {
    const last = pieces.at(-1)
    if (last && last.isShared === isShared(index)) last.text += text
    else pieces.push({ text, isShared: isShared(index) })
  })
  return pieces
}
