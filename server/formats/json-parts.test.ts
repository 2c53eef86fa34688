import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JSON_DEPTH_MAX } from '#contract/limits.ts'
import { BrokenJson, DeepJson, jsonParts } from './json-parts.ts'

/** The object put together again from its parts. */
function assembled(text: string): Record<string, unknown> {
  const bytes = Buffer.from(text)
  const object: Record<string, unknown> = {}
  for (const part of jsonParts(bytes, 'list')) {
    if (!part) continue
    const { name, index, start, end } = part
    const value = JSON.parse(bytes.toString('utf8', start, end)) as unknown
    if (index === undefined) object[name] ??= value
    else if (index === 0) object[name] = [value]
    else (object[name] as unknown[]).push(value)
  }
  return object
}

test('any object put together from its parts is the object', () => {
  const object = fc.record({ before: fc.jsonValue(), list: fc.array(fc.jsonValue()), after: fc.jsonValue() })
  const spaces = fc.constantFrom(undefined, 1, '\t', '\r\n ')
  fc.assert(
    fc.property(object, spaces, (value, space) => {
      const text = JSON.stringify(value, null, space)
      expect(assembled(text)).toEqual(JSON.parse(text))
      expect(assembled(`\uFEFF${text}`)).toEqual(JSON.parse(text))
    }),
  )
})

test('whatever is not JSON is found to be none, by the parts or by one of them', () => {
  const text = JSON.stringify({ format: 'x "y\\" z', list: [{ a: [1, '}'] }, null], n: -1.5e3 })
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('', '{', ']', '"', ',', 'x', '\\'), (at, put) => {
      const changed = text.slice(0, at) + put + text.slice(at + 1)
      let isJson = true
      try {
        JSON.parse(changed)
      } catch {
        isJson = false
      }
      fc.pre(!isJson)
      expect(() => assembled(changed)).toThrow(Error)
    }),
  )
})

test.each([
  ['', 0],
  ['[]', 0],
  ['{"a" 1}', 5],
  ['{"a":}', 5],
  ['{"list":[1,]}', 11],
  ['{"a":1} x', 8],
  ['{"a":[1', 7],
])('%s breaks at its byte', (text, offset) => {
  expect(() => [...jsonParts(Buffer.from(text), 'list')]).toThrow(expect.objectContaining({ offset }) as BrokenJson)
})

test('what lies too deep is found without being parsed', () => {
  const nested = (depth: number) => Buffer.from(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)
  expect([...jsonParts(nested(JSON_DEPTH_MAX), 'list')]).toHaveLength(1)
  expect(() => [...jsonParts(nested(JSON_DEPTH_MAX + 1), 'list')]).toThrow(DeepJson)
})

test.each([
  ['blanks', ['{', '\n', '"a":1}']],
  ['a long value', ['{"a":[', '0,', '0]}']],
  ['a list without items', ['{"list":[', ' ', ']}']],
])('others have their turn again and again on the way through %s', (_, [before = '', repeated = '', after = '']) => {
  const parts = [...jsonParts(Buffer.from(before + repeated.repeat(1024 * 1024) + after), 'list')]
  expect(parts.filter(Boolean)).toHaveLength(1)
  expect(parts.length).toBeGreaterThan(3)
})
