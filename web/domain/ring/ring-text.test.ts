import { expect, test } from 'vitest'
import { fitText, wrapName } from './ring-text.ts'

test('a long measure is broken once, behind its hyphen or between words', () => {
  expect(wrapName('1 Synergic')).toEqual(['1 Synergic'])
  expect(wrapName('2 Pseudo-satisfier')).toEqual(['2 Pseudo-', 'satisfier'])
  expect(wrapName('4 Holds back strongly')).toEqual(['4 Holds', 'back strongly'])
})

test('the number is not left alone on its line', () => {
  expect(wrapName('2 Unpronounceable')).toEqual(['2 Unpronounceable'])
})

test('a word that is too long for its circle is set smaller, a short one is not set larger', () => {
  expect(fitText('Freedom', 80, 12).fontSize).toBe(12)
  expect(fitText('Self-determination', 80, 12).fontSize).toBeLessThan(9)
})
