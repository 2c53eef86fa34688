import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { collectRegexes, findRegexes, type FoundRegexes } from './collect-regexes.ts'
import { findAttack } from './find-attack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const found = collectRegexes(root, ['contract', 'server', 'web'])

/** Regular expressions that are put together while running, each with an example of what comes out. */
const BUILT = [
  // two bounded numbers
  ['`^[A-Za-z0-9_-]{${TAB_MIN},${TAB_MAX}}$`', '^[A-Za-z0-9_-]{8,40}$'],
  // the words for a host and a numbered participant in five languages
  ["new RegExp(`^(${HOST}|${NUMBERED})$`, 'u')", '^(host|anfitrión|المضيف|participant ?\\d+|teilnehmer ?\\d+)$'],
  // values of cookies, with the 22 characters of a key
  [
    'new RegExp(String.raw`^(\\d+)\\.(\\d*|host)\\.(\\d+)\\.(${KEY})\\.(\\d+)$`)',
    String.raw`^(\d+)\.(\d*|host)\.(\d+)\.([\w-]{22})\.(\d+)$`,
  ],
  ['new RegExp(String.raw`^(\\d+)\\.([\\w-]+)\\.(${KEY})$`)', String.raw`^(\d+)\.([\w-]+)\.([\w-]{22})$`],
  ['new RegExp(`^${KEY}$`)', String.raw`^[\w-]{22}$`],
] as const

test('every regular expression of the product is linear in the length of the text', () => {
  const slow = found.literals.flatMap(({ place, source, flags }) => {
    const attack = findAttack(source, flags)
    return attack ? [{ place, source, ...attack }] : []
  })
  expect(slow).toEqual([])
  expect(found.literals.length).toBeGreaterThan(150)
})

test('regular expressions put together while running are listed, and linear too', () => {
  const listed = new Set<string>(BUILT.map(([code]) => code))
  expect(found.built.filter(({ code }) => !listed.has(code))).toEqual([])
  expect(BUILT.filter(([, example]) => findAttack(example, 'u'))).toEqual([])
})

test.for([
  ['blanks before a line end', String.raw`\s*\n`, 'g'],
  ['blanks at the end', String.raw`\s+$`, ''],
  ['blanks at either end', String.raw`^\s+|\s+$`, 'g'],
  ['a word before a sign', String.raw`[a-z]+@`, 'i'],
  ['a repeated beginning', String.raw`\bmailto:[^@\s]+@`, 'i'],
  ['a string that does not end', String.raw`"(?:[^"\\]|\\.)*"|[^"]`, 'g'],
  ['nested repetition', '^(a+)+$', ''],
  ['two ways to match', '^(a|a)*$', ''],
  ['adjacent repetition', String.raw`^\d+\d+x`, ''],
  ['a scan ahead', String.raw`a(?=.*b)`, 'g'],
  ['a repeated capture', String.raw`(a+)\1b`, ''],
  ['a scan behind', String.raw`(?<=b.*)a`, 'g'],
] as const)('finds an attack on %s', ([, source, flags]) => {
  expect(findAttack(source, flags)).toBeDefined()
})

test.for([
  ['a run', String.raw`\s+`, 'g'],
  ['an anchored run', String.raw`^\s*x`, ''],
  ['one character at the end', String.raw`\s$`, ''],
  ['a word in braces', String.raw`\{(\w+)\}`, 'g'],
  ['a string of its own', String.raw`"(?:[^"\\]|\\.)*"`, 'y'],
  ['a bounded repeated capture', String.raw`^(.{1,4})\1+$`, 'u'],
  ['a bounded repetition', String.raw`_x[0-9a-f]{4}_`, 'g'],
] as const)('finds no attack on %s', ([, source, flags]) => {
  expect(findAttack(source, flags)).toBeUndefined()
})

test('finds literals, RegExp calls and patterns of schemas', () => {
  const one: FoundRegexes = { literals: [], built: [] }
  const code = "const a = /x/gi\nconst b = new RegExp('y', 'u')\nconst c = RegExp(a)\nconst d = { pattern: '^z$' }\n"
  findRegexes('contract/a.ts', code, one)
  expect(one.literals.map(({ place, source, flags }) => [place, source, flags])).toEqual([
    ['contract/a.ts:1', 'x', 'gi'],
    ['contract/a.ts:2', 'y', 'u'],
    ['contract/a.ts:4', '^z$', 'u'],
  ])
  expect(one.built).toEqual([{ place: 'contract/a.ts:3', code: 'RegExp(a)' }])
})
