import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTexts } from './find-texts.mjs'
import { languagesOf, sourcesOf, type Source } from './sources.mjs'
import { shown, takeIn } from './take-in.mjs'
import { readWorkbook, writeWorkbook } from './workbook.mjs'
import { rewrite, writeString } from './write-text.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A file of texts with one of each kind. */
const source = `import { counted } from './grammar.ts'
const verb = (isOne: boolean) => (isOne ? 'hat' : 'haben')
export const sampleMessages: Words<typeof english> = {
  plain: 'Speichern',
  /** Not said. */
  by: (kind: 'codes' | 'words') => (kind === 'codes' ? sentence(kind, 'codes') : ''),
  found: (count: number, name: string) => \`\${counted(count, 'Eintrag', 'Einträge')} für \${name}\`,
}
`
const sample = (entries = findTexts('sample.ts', source)): Source => ({
  path: 'sample.ts',
  source,
  write: writeString,
  entries: entries.map((found) => ({ where: found.place, english: 'English', found, repeats: [] })),
})
const row = (where: string, better: string, also = {}) => {
  const now = sample().entries.find((entry) => entry.where === where)?.found.text ?? ''
  return { line: 'Row 2', where, english: 'English', now, better, ...also }
}

test('every text for people is found, with its place, and nothing the code goes by', () => {
  expect(findTexts('sample.ts', source).map(({ place, text }) => [place, text])).toEqual([
    ['verb · 1', 'hat'],
    ['verb · 2', 'haben'],
    ['plain', 'Speichern'],
    ['found · 1', '{count} für {name}'],
    ['found · 2', 'Eintrag'],
    ['found · 3', 'Einträge'],
  ])
})

test('what changed is written and nothing else; holes take the places that the text gives them', () => {
  const { refusals, changed } = takeIn(
    [sample()],
    [row('found · 1', 'Für {name}: {count}'), row('found · 3', 'Zeilen'), row('plain', ''), row('verb · 1', 'hat')],
  )
  expect(refusals).toEqual([])
  expect(changed.get('sample.ts')).toBe(
    source.replace(
      "${counted(count, 'Eintrag', 'Einträge')} für ${name}",
      "Für ${name}: ${counted(count, 'Eintrag', 'Zeilen')}",
    ),
  )
})

test.for([
  ['a hole left out', row('found · 1', 'Für {name}'), 'found {count} nowhere, expected it once'],
  ['a hole twice', row('found · 1', '{name} {name} {count}'), 'found {name} 2 times, expected it once'],
  ['a hole nobody knows', row('plain', 'Speichern {count}'), 'found {count}, expected nothing in braces'],
  ['a text that is gone', row('gone', 'Weg'), 'found a row that Ninefold does not have'],
  ['other English', row('plain', 'Sichern', { english: 'Old' }), 'found English as "Old", expected "English"'],
  [
    'another text by now',
    row('plain', 'Sichern', { now: 'Alt' }),
    'found the text of now as "Alt", expected "Speichern"',
  ],
  ['blanks', row('plain', '  '), 'found nothing but blanks, expected a text'],
] as const)('%s is refused by its row, and nothing is written', ([, wrong, problem]) => {
  const { refusals, changed } = takeIn([sample()], [wrong, row('verb · 1', 'besitzt')])
  expect(refusals).toEqual([expect.stringContaining(`Row 2 (${wrong.where}): ${problem}`)])
  expect(changed.size).toBe(0)
})

test('any text survives, in a string and around holes', () => {
  const [plain, found] = ['plain', 'found · 1'].map((place) =>
    findTexts('a.ts', source).find((text) => text.place === place)!,
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'\'"`\\${}\n\r\u2028\u200Fأ a') }),
      (a, b) => {
        fc.pre(![a, b].some((text) => /\{(count|name)( \d)?\}/.test(text)))
        const texts = [`x${a}${b}`, `${a}{name}x${b}{count}`]
        const written = rewrite(
          source,
          [plain!, found!].map((one, at) => ({ found: one, text: texts[at]! })),
        )
        const again = findTexts('a.ts', written).filter(({ place }) => ['plain', 'found · 1'].includes(place))
        expect(again.map(({ text }) => text)).toEqual(texts)
      },
    ),
    { numRuns: 50 },
  )
})

const rowsOf = (sources: Source[]) =>
  sources.flatMap(({ entries }) =>
    entries.map(({ where, english, found }) => ({ line: where, where, english, now: shown(found.text), better: '' })),
  )

test('the file holds every text letter by letter, whatever it is made of', async () => {
  const sources = sourcesOf(root, 'ar').filter(({ path }) => /(archive|history)\.ts$|json$/.test(path))
  const rows = await readWorkbook(await writeWorkbook(sources, 'rtl'))
  expect(rows.map(({ line: _line, remark: _remark, ...rest }) => rest)).toEqual(
    rowsOf(sources).map(({ line: _line, ...rest }) => rest),
  )
})

test.for(languagesOf(root))('%s comes back untouched as it was, and with every text changed', (language) => {
  const sources = sourcesOf(root, language)
  const rows = rowsOf(sources)
  expect(rows.length).toBeGreaterThan(2000)
  expect(new Set(rows.map(({ where }) => where)).size).toBe(rows.length)
  expect(takeIn(sources, rows)).toMatchObject({ refusals: [], count: 0 })

  const edited = takeIn(
    sources,
    rows.map((one) => ({ ...one, better: `x ${one.now}` })),
  )
  expect(edited).toMatchObject({ refusals: [], count: rows.length })
  for (const { path, entries } of sources.filter((one) => one.path.endsWith('/history.ts'))) {
    const again = findTexts(path, edited.changed.get(path)!)
    expect(again.map(({ text }) => text.trim())).toEqual(entries.map(({ found }) => `x ${found.text}`.trim()))
  }
  const catalogue = JSON.parse(edited.changed.get(`server/catalogue/languages/${language}.json`)!)
  const categories = new Set(catalogue.stakeholder_categories)
  for (const { stakeholder_category } of catalogue.stakeholders) expect(categories).toContain(stakeholder_category)
})
