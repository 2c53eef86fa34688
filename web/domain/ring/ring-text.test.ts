import { expect, test } from 'vitest'
import { fitText } from './ring-text.ts'

test('a word that is too long for its circle is set smaller, a short one is not set larger', () => {
  expect(fitText('Freedom', 80, 12).fontSize).toBe(12)
  expect(fitText('Self-determination', 80, 12).fontSize).toBeLessThan(9)
})
