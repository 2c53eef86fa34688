import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff, type Piece } from './word-diff.ts'

/** Marks in brackets what only this text has. */
const marked = (pieces: Piece[]) => pieces.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join('')
const compare = (before: string, after: string) => {
  const diff = wordDiff(before, after)
  return [marked(diff.before), marked(diff.after)]
}

test.each([
  ['I want a bike', 'I want a red bike', 'I want a bike', 'I want a [red ]bike'],
  ['I want a bike', 'We want a bike', '[I] want a bike', '[We] want a bike'],
  ['one two three', 'one three', 'one [two ]three', 'one three'],
  ['', 'new words', '', '[new words]'],
  ['gone', '', '[gone]', ''],
  ['same', 'same', 'same', 'same'],
  ['at a shop', 'at a shop, or at home.', 'at a shop', 'at a shop[, or at home.]'],
  ['Mädchen für alle', 'Mädchen für viele', 'Mädchen für [alle]', 'Mädchen für [viele]'],
  ['a b c d', 'c d a b', '[a b ]c d', 'c d[ a b]'],
])('%j and %j', (before, after, markedBefore, markedAfter) => {
  expect(compare(before, after)).toEqual([markedBefore, markedAfter])
})

test('both texts are whole, and what is shared is the same in both', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 20 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = wordDiff(before, after)
      const whole = (pieces: Piece[]) => pieces.map((piece) => piece.text).join('')
      const shared = (pieces: Piece[]) => whole(pieces.filter((piece) => piece.isShared))
      expect([whole(diff.before), whole(diff.after)]).toEqual([before, after])
      expect(shared(diff.before)).toBe(shared(diff.after))
    }),
    { seed: 9 },
  )
})
