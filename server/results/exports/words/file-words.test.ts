import { buffer, text as wholeText } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { Language } from '#contract/fields.ts'
import type { Outline } from '#contract/outline.ts'
import { Catalogue, type CatalogueDocument } from '../../../catalogue/catalogue.ts'
import defaultCatalogue from '../../../catalogue/default-catalogue.json' with { type: 'json' }
import { parseXml } from '../../../testing/app/parse-xml.ts'
import { fileOf, type SingleFormat } from '../files/file-of.ts'
import { toZip } from '../files/to-zip.ts'
import type { ExportSource } from '../source/export-source.ts'
import { columnsOf } from '../tables/columns.ts'
import {
  metricsWithOwn,
  silentRating,
  solutionsOfGroups,
  stakeholdersWithOwn,
  stepTables,
} from '../tables/step-tables.ts'
import { words as english } from './en.ts'
import { fileWordsIn, fileWordsInEach, type FileWords } from './file-words.ts'

/** Every text between brackets, also those with something filled in: a language in which whatever is not ours stands out. */
function bracketed<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return `⟦${texts}⟧` as Texts
  if (typeof texts === 'function') return ((...holes: unknown[]) => `⟦${String(texts(...holes))}⟧`) as Texts
  return Object.fromEntries(Object.entries(texts as object).map(([name, inner]) => [name, bracketed(inner)])) as Texts
}

/** With everything in it that a file has words for, and no letter in what people or the catalogue say. */
const outline: Outline = {
  id: 1,
  solution_name: '1',
  user_email: 'participant 2 (imported)',
  primary_fhn: 1,
  created_at: '2026-11-15T06:00:00.000Z',
  group: '3',
  purposes: [{ id: 1, purpose: '4' }],
  fhns: [
    { id: 1, p_fhn: '5', description: '' },
    { id: 2, p_fhn: '6', description: '' },
  ],
  measures: [
    { id: 1, measure: '7', description: '', effect: 'helps' },
    { id: 4, measure: '8', description: '', effect: 'harms' },
  ],
  stakeholders: [{ id: 1, stakeholder: '9', stakeholder_category: '10', own: true }],
  stories: [
    {
      id: 1,
      metric_id: 1,
      metric_text: '11',
      own: true,
      user_story: '12',
      purpose_ids: [1],
      stakeholder_ids: [1],
      options: (['accepted', 'adapted', null] as const).map((decision, at) => ({
        id: at + 1,
        user_story_id: 1,
        functional_option: '13',
        decision,
        decision_reason: '14',
        recheck: at === 0,
        ratings: [true, false].slice(at).map((virtuous, side) => ({
          id: at * 2 + side + 1,
          functional_option_id: at + 1,
          fhn_id: 1,
          virtuous,
          measure: virtuous ? 1 : 4,
          requirements: [
            { id: at * 2 + side + 1, option_analysis_id: at * 2 + side + 1, specification: '15', recheck: at === 0 },
          ],
        })),
        silent_rounds: [
          {
            functional_option_id: at + 1,
            virtuous: true,
            round: 2 as const,
            people: 5,
            share: 60,
            spread: [{ fhn_id: 1, measure: 1, people: 5 }],
            changed: [{ fhn_id: 1, people: 1, of: 5 }],
          },
        ],
      })),
    },
  ],
}

const document = defaultCatalogue as CatalogueDocument
const catalogue = new Catalogue(1, {
  ...document,
  name: '16',
  fhns: document.fhns.map((need) => ({ ...need, p_fhn: String(need.id) })),
  measures: document.measures.map((measure) => ({ ...measure, measure: String(measure.id), description: '' })),
  metrics: document.metrics.map((metric) => ({ ...metric, own: true })),
})

const sourceIn = (words: FileWords): ExportSource => ({
  kind: 'workshop',
  key: 1,
  title: '1',
  at: '2026-11-15T06:00:00.000Z',
  catalogue,
  language: 'en',
  words,
  workshop: '1',
  address: 'https://w.example',
  hasGroups: true,
  hasSilentRounds: true,
  async *solutions() {
    yield outline
  },
  async close() {},
})

/** What stands outside every bracket, and is a word. */
function leftIn(said: string): string[] {
  const inner = /⟦[^⟦⟧]*⟧/g
  let text = said.replaceAll(/https:[\w/.]+|ninefold=\S+|\bx[0-9a-f]{16}\b/g, '')
  while (inner.test(text)) text = text.replaceAll(inner, '')
  return [...new Set(text.match(/[A-Za-z]{2,}/g))]
}

const written = (format: SingleFormat, step: 'solutions' | 'silent-rating' = 'solutions') =>
  fileOf(sourceIn(bracketed(english)), format, { step, separator: ',' })

test('no word of ours stands in the code that writes a file: all of them come with its language', async () => {
  const markdown = await wholeText(written('md'))
  expect(leftIn(markdown.replaceAll('<br>', ''))).toEqual([])

  const page = (await wholeText(written('html'))).replace(/<head>.*<\/head>/s, '')
  const spoken = [...page.matchAll(/(?:aria-label|data-head)="([^"]*)"/g)].map(([, text]) => text)
  expect(leftIn(`${spoken.join(' ')} ${page.replaceAll(/<[^>]*>/g, ' ')}`)).toEqual([])

  for (const step of ['solutions', 'silent-rating'] as const)
    expect(leftIn(await wholeText(written('csv', step))), step).toEqual([])

  // what a tracker calls its own fields and kinds
  expect(leftIn(await wholeText(written('gitlab')))).toEqual(['title', 'description'])
  expect(leftIn(await wholeText(written('jira')))).toEqual(
    ['Summary', 'Issue', 'Type', 'Description', 'Labels', 'Story', 'ninefold'], // prettier-ignore
  )
  expect(leftIn((await wholeText(written('azure-devops'))).replaceAll(/<[^>]*>/g, ' '))).toEqual(
    ['Work', 'Item', 'Type', 'Title', 'Description', 'Tags', 'User', 'Story', 'ninefold'], // prettier-ignore
  )

  const bytes = await buffer(written('xlsx'))
  const { sheets } = await readXlsx(bytes)
  const cells = sheets.filter(({ name }) => name !== 'ninefold').flatMap(({ name, rows }) => [name, ...rows.flat()])
  const texts = cells.filter((cell) => typeof cell === 'string')
  expect(texts.length).toBeGreaterThan(200)
  expect(leftIn(texts.join(' '))).toEqual([])
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/sheet'))
  const feet = parts.flatMap(
    ([, part]) =>
      Buffer.from(part)
        .toString()
        .match(/<oddFooter>[^<]*/g) ?? [],
  )
  expect(feet).toHaveLength(10)
  expect(leftIn(feet.join(' ').replaceAll(/<oddFooter>|&amp;/g, ''))).toEqual([])

  const xml = parseXml(await wholeText(written('reqif')))
  const named = ['ENUM-VALUE', 'SPEC-RELATION'].flatMap((tag) => [...xml.getElementsByTagName(tag)])
  const values = [...xml.getElementsByTagName('THE-VALUE')].map(({ textContent }) => textContent)
  expect(named.length * values.length).toBeGreaterThan(100)
  expect(leftIn([...named.map((one) => one.getAttribute('LONG-NAME')), ...values].join(' '))).toEqual([])

  const files = unzipSync(await buffer(toZip(sourceIn(bracketed(english)), ',')))
  const [readme] = Object.entries(files).filter(([path]) => path.includes('README'))
  expect(leftIn(Buffer.from(readme![1]).toString().replaceAll(/\S+\.\w+/g, ''))).toEqual([]) // prettier-ignore
})

const languages = Language.anyOf.map(({ const: language }) => language)

test.for(languages)(
  'in %s sheets can be called so, and no two columns of a table are called the same',
  async (language) => {
    const { tables, workbook, archive } = await fileWordsIn(language)
    const names = [...Object.values(tables.title), workbook.about, workbook.matrix]
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/)
    expect(new Set([...names, 'ninefold'].map((name) => name.toLowerCase())).size).toBe(names.length + 1)
    for (const table of [...stepTables, silentRating, solutionsOfGroups, metricsWithOwn, stakeholdersWithOwn]) {
      const heads = [...table.columns, ...columnsOf('link')].map(({ key }) => tables.column[key].toLowerCase())
      expect(new Set(heads).size, table.step).toBe(heads.length)
    }
    // an archive that comes back is known by it
    expect(archive.readme).toBe(english.archive.readme)
  },
)

test('a word for a decision stands for one alone, whatever the language', async () => {
  const meant = new Map<string, string>()
  for (const { decisions } of await fileWordsInEach())
    for (const [decision, word] of Object.entries(decisions.decision)) {
      expect(meant.get(word.toLowerCase()) ?? decision, word).toBe(decision)
      meant.set(word.toLowerCase(), decision)
    }
  expect(meant.size).toBe(3 * languages.length)
})
