import type { Outline } from '#contract/outline.ts'
import { heightsOf } from '../../../domain/chain/chain-heights.ts'
import { outlineByStory } from '../../../domain/chain/map-outline.ts'

/** The height of a printed page on its long side (A4 and Letter) in the pixels of the picture, below a heading. */
const PAGE = 760

/**
 * The map in pieces that a page can hold: whole where that is enough, else a piece for each story, and where one is too
 * long for each of its options. A single option that is longer than a page is left to the browser.
 */
export function mapPieces(outline: Outline): Outline[] {
  const fits = (piece: Outline) => heightsOf(piece).whole <= PAGE
  if (fits(outline)) return [outline]
  return outlineByStory(outline).flatMap((piece) => (fits(piece) ? [piece] : byOption(piece)))
}

const byOption = (piece: Outline): Outline[] =>
  piece.stories.flatMap((story) =>
    story.options.map((option) => ({ ...piece, stories: [{ ...story, options: [option] }] })),
  )
