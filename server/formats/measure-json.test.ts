import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureJson } from './measure-json.ts'

const measured = (text: string) => measureJson(Buffer.from(text))

/** The same, by walking what the parser makes of it. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('the depth is that of the parsed value, whatever the texts in it hold', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: fc.constantFrom('a', '"', '\\', '[', '{', ']', '}', ',', 'é') }), (text) => {
      expect(measured(text).depth).toBe(depthOf(JSON.parse(text)))
    }),
  )
})

test('values are counted; brackets and commas inside of texts are not', () => {
  expect(measured('[{},{},{}]').values).toBeGreaterThanOrEqual(4)
  expect(measured('{"a":[1,2,3]}').values).toBeLessThanOrEqual(5)
  expect(measured('"[,[,\\"[,"')).toEqual({ depth: 0, values: 1 })
})

test('what is no JSON is measured too', () => {
  expect(measured('['.repeat(50)).depth).toBe(50)
  expect(measured(']]]]"unended [').depth).toBe(0)
  expect(measured('"\\').depth).toBe(0)
})
