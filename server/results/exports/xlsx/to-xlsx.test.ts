import { once } from 'node:events'
import { buffer, text as wholeText } from 'node:stream/consumers'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { Catalogue, type CatalogueDocument } from '../../../catalogue/catalogue.ts'
import defaultCatalogue from '../../../catalogue/default-catalogue.json' with { type: 'json' }
import type { ExportSource } from '../source/export-source.ts'
import type { Outline } from '#contract/outline.ts'
import { toCsv } from '../text/to-csv.ts'
import { toHtml } from '../text/to-html.ts'
import { toJson } from '../text/to-json.ts'
import { toMarkdown } from '../text/to-markdown.ts'
import { words } from '../words/en.ts'
import { toXlsx } from './to-xlsx.ts'

const catalogue = new Catalogue(1, defaultCatalogue as CatalogueDocument)

/** A solution with nothing but stories, which differ so that they cannot be compressed away. */
const solutionOf = (id: number): Outline => ({
  id,
  solution_name: `Solution ${id}`,
  user_email: 'ana@example.org',
  primary_fhn: 9,
  created_at: '2026-11-15T06:00:00.000Z',
  purposes: [],
  fhns: [],
  measures: [],
  stakeholders: [],
  stories: Array.from({ length: 100 }, (_, index) => ({
    id: id * 1000 + index,
    metric_id: index,
    metric_text: `Metric ${index}`,
    user_story: Array.from({ length: 20 }, (_word, word) => (id * 7919 + index * 104_729 + word * 1299) % 99_991).join(
      ' ',
    ),
    purpose_ids: [],
    stakeholder_ids: [],
    options: [],
  })),
})

const sourceOf = (count: number, onSolution: (id: number) => void) =>
  sourceWith(async function* () {
    for (let id = 1; id <= count; id++) {
      onSolution(id)
      yield solutionOf(id)
    }
  })

function sourceWith(solutions: ExportSource['solutions']): ExportSource {
  return {
    kind: 'workshop',
    key: 1,
    title: 'Large',
    at: '2026-11-15T06:00:00.000Z',
    catalogue,
    language: 'en',
    words,
    workshop: 'mark-of-the-workshop',
    address: undefined,
    hasGroups: false,
    hasSilentRounds: false,
    solutions,
    async close() {},
  }
}

test('rows leave while others are still being read', async () => {
  let sent = 0
  let sentAtLast = 0
  const stream = toXlsx(sourceOf(60, () => (sentAtLast = sent)))
  stream.on('data', (chunk: Buffer) => (sent += chunk.length))
  await once(stream, 'end')
  // the last solution is read once more for the last sheet, when all but the ends of the sheets has gone
  expect(sent).toBeGreaterThan(500_000)
  expect(sentAtLast / sent).toBeGreaterThan(0.9)
})

test('a reader who leaves ends the writing, and nothing else', async () => {
  let asked = 0
  const stream = toXlsx(sourceOf(1000, () => (asked += 1)))
  await once(stream, 'readable')
  stream.destroy()
  await once(stream, 'close')
  const askedThen = asked
  // longer than any row takes
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(asked - askedThen).toBeLessThan(5)
})

/** A solution with one option for one story, which says this. */
function saying(text: string, measures: number[] = []): Outline {
  const story = solutionOf(1).stories[0]
  if (!story) throw new Error('there is no story')
  const ratings = measures.map((measure, at) => ({
    id: at + 1,
    functional_option_id: 7,
    fhn_id: at + 1,
    virtuous: true,
    measure,
    requirements: [{ id: at + 1, option_analysis_id: at + 1, specification: text, recheck: false }],
  }))
  const option = {
    id: 7,
    user_story_id: story.id,
    functional_option: text,
    decision: null,
    decision_reason: text,
    recheck: false,
  }
  const { fhns, measures: all } = catalogue
  return {
    ...solutionOf(1),
    fhns,
    measures: all,
    stories: [{ ...story, user_story: text, options: [{ ...option, ratings }] }],
  }
}

/** Read by a library that has not written it. */
async function readBack(...solutions: Outline[]) {
  const bytes = await buffer(
    toXlsx(
      sourceWith(async function* () {
        yield* solutions
      }),
    ),
  )
  const { sheets, properties } = await readXlsx(bytes, { readStyles: true })
  const sheetOf = (name: string) => {
    const sheet = sheets.find((each) => each.name === name)
    if (!sheet) throw new Error(`there is no sheet ${name}`)
    return sheet
  }
  return { bytes, sheets, properties, sheetOf }
}

test.each([
  '=1+1',
  ' blanks around ',
  'spelled out _x0041_ and _x005F_',
  'two\nlines\r\nand a return\r',
  '<b>&amp; "quotes" \'and\' ]]>',
  '\tfamily 👩‍👧 عربى 漢字',
])('another library reads letter by letter: %j', async (text) => {
  const { sheetOf } = await readBack(saying(text, [1]))
  const last = (name: string, header: string) => {
    const [heads = [], row = []] = sheetOf(name).rows
    return row[heads.indexOf(header)]
  }
  expect(last('User Stories', 'User Story')).toBe(text)
  expect(last('Functional Options', 'Reason')).toBe(text)
  expect(last('System Requirements', 'System Requirement')).toBe(text)
})

test("a requirement's id leads to it where the address is known, in every format that can hold a link", async () => {
  const source = sourceWith(async function* () {
    yield saying('=1+1', [1])
  })
  const known = { ...source, address: 'https://w.example' }
  const relationsIn = async (from: ExportSource) =>
    Object.entries(unzipSync(await buffer(toXlsx(from))))
      .filter(([path]) => path.endsWith('.rels'))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join('')
  const { sheets } = await readXlsx(await buffer(toXlsx(known)))
  const ids = sheets.find(({ name }) => name === 'System Requirements')?.rows.map((row) => row[2])
  const id = String(ids?.[1])
  expect(id).toMatch(/^R\d+$/)

  expect(await relationsIn(known)).toContain(`"https://w.example/r/${id}"`)
  expect(await relationsIn(source)).not.toContain('/r/R')
  expect(await wholeText(toMarkdown(known))).toContain(`| [${id}](<https://w.example/r/${id}>) | =1+1 |`)
  expect(await wholeText(toMarkdown(source))).toContain(`| ${id} | =1+1 |`)
  expect(await wholeText(toHtml(known))).toContain(`<a href="https://w.example/r/${id}">${id}</a>`)
  expect(await wholeText(toHtml(source))).not.toContain('href="http')
  const table = (from: ExportSource) => wholeText(toCsv(from, 'system-requirements', ','))
  expect(await table(known)).toMatch(new RegExp(`Re-check,Link,ninefold=[^]*,https://w.example/r/${id},x`))
  expect(await table(source)).not.toContain('Link')
  expect(await wholeText(toJson(known))).toContain(`"link": "https://w.example/r/${id}"`)
  expect(await wholeText(toJson(source))).not.toContain('"link"')
})

test('any text comes back from the file as it was', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const { sheetOf } = await readBack(saying(given))
      const [heads = [], row = []] = sheetOf('User Stories').rows
      expect(row[heads.indexOf('User Story')]).toBe(given)
    }),
    { numRuns: 25 },
  )
})

test('every sheet prints as wide as a page with its head on each, and every text is a text in a font of its own', async () => {
  const { sheets: all, bytes, properties, sheetOf } = await readBack(saying('A long text. '.repeat(100), [1, 2, 4]))
  const sheets = all.filter(({ veryHidden }) => !veryHidden)
  expect(all.length - sheets.length).toBe(1)
  expect(sheets.map(({ name }) => name)).toEqual([
    'About',
    'Solutions',
    'Metrics',
    'Stakeholders',
    'User Stories',
    'Functional Options',
    'H9 Analysis',
    'System Requirements',
    'Options and Needs',
  ])
  for (const { name, pageSetup, cells } of sheets) {
    expect(pageSetup, name).toMatchObject({ orientation: 'landscape', fitToPage: true })
    for (const [place, { style }] of cells ?? [])
      expect(style?.font, `${name} ${place}`).toMatchObject({ name: 'Calibri', size: expect.any(Number) as number })
    const texts = [...(cells ?? [])].filter(
      ([place, { value }]) => typeof value === 'string' && !place.startsWith('0,'),
    )
    for (const [place, { formula, style }] of texts)
      expect([formula, style?.numFmt], `${name} ${place}`).toEqual([undefined, '@'])
  }
  const [, ...tables] = sheets
  expect(new Set(tables.map(({ pageSetup }) => pageSetup?.printTitlesRow))).toEqual(new Set(['$1:$1']))
  expect(sheetOf('User Stories').rowDefs?.get(1)?.height).toBeGreaterThan(300)
  expect(properties).toMatchObject({ title: 'Large', creator: 'Ninefold', lastModifiedBy: 'Ninefold' })
  // without a name of its own LibreOffice knows no filter
  const workbook = new TextDecoder().decode(unzipSync(bytes)['xl/workbook.xml'])
  expect(workbook).toMatch(
    /<definedName name="_xlnm._FilterDatabase" localSheetId="1">&apos;Solutions&apos;!\$A\$1:\$[A-Z]+\$2<\/definedName>/,
  )
  const app = unzipSync(bytes)['docProps/app.xml']
  expect(Buffer.from(app ?? []).toString()).toContain('<Application>Ninefold</Application>')
})

test('a time has room in its column, also in LibreOffice', async () => {
  const { sheetOf } = await readBack(solutionOf(1))
  const { rows, columns } = sheetOf('Solutions')
  const at = rows[0]?.indexOf('Created') ?? -1
  // its letters, what keeps them off the edge, and as much again for a wider font
  expect(columns?.[at]?.width).toBeGreaterThanOrEqual('yyyy-mm-dd hh:mm'.length + 4)
})

test('options stand beside needs, in words and in the colours of the measures', async () => {
  const { sheetOf } = await readBack(saying('An option', [1, 4]))
  const { rows, cells } = sheetOf('Options and Needs')
  const [heads = [], virtuous = [], vicious = []] = rows
  const need = (at: number) => heads.indexOf(catalogue.fhns[at]?.p_fhn ?? '')
  expect([virtuous[need(0)], virtuous[need(1)], virtuous[need(2)]]).toEqual(['Synergic', 'Inhibiting', 'None'])
  expect(vicious[need(0)] ?? '').toBe('')
  const colours = [need(0), need(1)].map((at) => cells?.get(`1,${at}`)?.style?.fill)
  expect(colours[0]).not.toEqual(colours[1])
  expect(colours[0]).toMatchObject({ fgColor: { rgb: 'BBEEBB' } })
})

test('beside needs a long option is cut, so that its rows stay low', async () => {
  const long = 'A shared bicycle '.repeat(500).trim()
  const { sheetOf } = await readBack(saying(long, [1]))
  const [heads = [], first = []] = sheetOf('Options and Needs').rows
  const shown = String(first[heads.indexOf('Functional Option')])
  expect(shown.endsWith('…')).toBe(true)
  expect(long.startsWith(shown.slice(0, -1))).toBe(true)
  expect(sheetOf('Options and Needs').rowDefs?.get(1)?.height).toBeLessThan(200)
  // the whole of it is where it can be edited
  const [optionHeads = [], option = []] = sheetOf('Functional Options').rows
  expect(option[optionHeads.indexOf('Functional Option')]).toBe(long)
})
