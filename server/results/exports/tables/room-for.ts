/** How wide letters are, beside the digits by which spreadsheets measure: the first that fits counts. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.:'\u2019-]/, 0.45],
  [/[frt]/, 0.65],
  [/[csz]/, 0.8],
  [/[mwMW]/, 1.5],
  [/\p{Lu}|\p{Lo}/u, 1.2],
]
const OTHERS = 1
/** A head is bold. */
const BOLD = 1.03
/** The space before a word, and what a cell keeps free at both ends. */
const AROUND = 1.75

/** How wide a column must be, in characters, so that no word of these is parted. */
export function roomFor(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+|(?<=-)/))
  return Math.ceil(Math.max(0, ...words.map(widthOf)) * BOLD + AROUND)
}

function widthOf(word: string): number {
  // marks stand above or below their letter
  const letters = [...word.replaceAll(/\p{M}/gu, '')]
  return letters.reduce((sum, letter) => sum + (WIDTHS.find(([those]) => those.test(letter))?.[1] ?? OTHERS), 0)
}
