import { expect, test } from 'vitest'
import { oddly } from './pseudo.ts'

const sentence = 'Every requirement can be traced back to the need it serves.'
const plainLetters = (text: string) => text.match(/[a-z]/gi) ?? []

test('a text is longer by four tenths, in brackets, and broken into the same words', () => {
  const { text } = oddly({ text: sentence })
  const inside = text.slice(1, -1)
  expect([text.at(0), text.at(-1)]).toEqual(['⟦', '⟧'])
  expect(inside.length / sentence.length).toBeCloseTo(1.4, 1)
  expect(inside.split(' ')).toHaveLength(sentence.split(' ').length)
  expect(plainLetters(inside).length).toBeLessThan(plainLetters(sentence).length / 4)
})

test('one within another is marked once, and grows no more', () => {
  const { need } = oddly({ need: 'Need' })
  const { of } = oddly({ of: (hole: unknown) => `of ${String(hole)}` })
  expect(of(need)).toContain(need.slice(1, -1))
  expect(of(need).match(/[⟦⟧]/g)).toEqual(['⟦', '⟧'])
})

test('what is no text stays', () => {
  const { blank, several } = oddly({ blank: ' ', several: () => ['one', 'two'] })
  expect([blank, several()]).toEqual([' ', ['one', 'two']])
})
