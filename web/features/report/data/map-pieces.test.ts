import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { anyChain, emptyChain, optionOf, ratingOf, storyOf } from '../../../testing/chains.ts'
import { mapOutline } from '../../../domain/chain/map-outline.ts'
import { mapPieces } from './map-pieces.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const idsOf = (piece: Outline) => [...optionsOf(piece)].map(({ option }) => option.id)

/** Each option fills about two fifths of a page. */
const withOptions = (stories: number[]) => {
  const options = stories.flatMap((count, index) => upTo(count).map((own) => optionOf(index * 10 + own, index + 1)))
  return mapOutline({
    ...emptyChain,
    stories: stories.map((_, index) => storyOf(index + 1)),
    options,
    ratings: options.flatMap(({ id }) => upTo(7).map((place) => ratingOf(id * 100 + place, id, 1))),
  })
}

test('what fits on a page is one picture; what does not is one for each story, and for each option of a long one', () => {
  expect(mapPieces(withOptions([1, 1])).map(idsOf)).toEqual([[1, 11]])
  expect(mapPieces(withOptions([2, 1, 3])).map(idsOf)).toEqual([[1, 2], [11], [21], [22], [23]])
})

test('no story and no option is lost or doubled', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const outline = mapOutline(chain)
      const pieces = mapPieces(outline)
      expect(pieces.flatMap(idsOf)).toEqual(idsOf(outline))
      const stories = new Set(pieces.flatMap((piece) => piece.stories.map(({ id }) => id)))
      expect(stories.size).toBe(outline.stories.length)
    }),
  )
})
