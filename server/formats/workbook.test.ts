import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BrokenXml, LargeXml, walkXml } from './walk-xml.ts'
import { LargeWorkbook, Workbook, type SheetRow } from './workbook.ts'

const breathe = () => Promise.resolve()

async function linesOf(bytes: Buffer, sheet: string) {
  const book = await Workbook.open(bytes, 100_000_000, breathe)
  const lines: [number, Record<number, string>][] = []
  for await (const { line, cells } of book.rows(sheet)) lines.push([line, Object.fromEntries(cells)])
  return lines
}

/** A workbook whose one sheet and shared texts are these. */
function workbook(sheet: string, shared = '', sheetTag = 'sheet', others: Record<string, string> = {}) {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><${sheetTag} name="A &amp; B" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/s.xml"/></Relationships>',
    'xl/worksheets/s.xml': sheet,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    ...others,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

test('texts are read as Excel writes them: shared, in runs, inline, spelled out, with gaps', async () => {
  const shared = [
    '<si><t>plain</t></si>',
    '<si><r><t>two </t></r><r><rPr><b/></rPr><t xml:space="preserve"> runs</t></r><rPh sb="0" eb="1"><t>ni</t></rPh></si>',
    '<si><t>one_x000D_\ntwo _x005F_x0041_ &lt;3 &#128522;</t></si>',
    '<si/>',
  ].join('')
  const sheet = `<?xml version="1.0"?><worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="AA1" t="s"><v>2</v></c></row>
    <row r="4"><c t="inlineStr"><is><t>inline</t></is></c><c><v>4.5</v></c><c t="b"><v>1</v></c><c r="F4" t="s"><v>3</v></c></row>
    <row><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c/></row>
  </sheetData></worksheet>`
  expect(await linesOf(workbook(sheet, shared), 'A & B')).toEqual([
    [1, { 0: 'plain', 2: 'two  runs', 26: 'one\r\ntwo _x0041_ <3 😊' }],
    [4, { 0: 'inline', 1: '4.5', 2: 'TRUE' }],
    [5, { 0: 'ab' }],
  ])
})

test('elements may have a prefix, and a sheet that is not there has no rows', async () => {
  const sheet =
    '<x:worksheet xmlns:x="x"><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:worksheet>'
  expect(await linesOf(workbook(sheet, '', 'x:sheet'), 'A & B')).toEqual([[1, { 0: 'a' }]])
  expect(await linesOf(workbook(sheet), 'B')).toEqual([])
})

test('XML that is not well-formed is refused, and an entity of its own stands for nothing', async () => {
  await expect(linesOf(workbook('<worksheet><row>'), 'A & B')).rejects.toThrow(BrokenXml)
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>'
  await expect(linesOf(workbook(bomb), 'A & B')).rejects.toThrow(BrokenXml)
})

test('a document type is refused before anything is made of it', async () => {
  const entities = '<!ENTITY b "bbbb">'.repeat(9)
  await expect(linesOf(workbook(`<!DOCTYPE a [${entities}]><worksheet/>`), 'A & B')).rejects.toThrow(/DOCTYPE/)
})

test('what nobody would write is given up while it is read: too deep, too long, too much', async () => {
  const row = (cells: string) => `<worksheet><row r="7">${cells}</row></worksheet>`
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
  const long = 'x'.repeat(100_000)
  const styles = (count: number) => `<styleSheet><cellXfs>${'<xf/>'.repeat(count)}</cellXfs></styleSheet>`
  const links = '<Relationship Id="a" Target="b"/>'.repeat(2001)
  const cases: [string, Buffer, Error | typeof LargeWorkbook | typeof BrokenXml][] = [
    ['deep', workbook(`<worksheet>${'<a>'.repeat(1_000_000)}`), new LargeXml('levels')],
    ['one text', workbook(row(cell(long.repeat(10)))), new LargeXml('piece')],
    ['a remark', workbook(`<worksheet><!--${long.repeat(10)}--></worksheet>`), new LargeXml('piece')],
    ['a tag', workbook(`<worksheet a="${long.repeat(10)}"/>`), new LargeXml('piece')],
    ['empty rows', workbook(`<worksheet>${'<row/>'.repeat(2_000_001)}</worksheet>`), LargeWorkbook],
    ['a row', workbook(row(cell(long) + cell(long))), LargeWorkbook],
    ['runs', workbook(row(`<c t="str">${`<t>${long}</t>`.repeat(2)}</c>`)), LargeWorkbook],
    ['a shared text', workbook(row(''), `<si>${`<t>${long}</t>`.repeat(2)}</si>`), LargeWorkbook],
    ['shared texts', workbook(row(''), '<si><t>x</t></si>'.repeat(750_001)), new LargeXml('partElements')],
    ['columns', workbook(row('<c r="XFE7"/>')), LargeWorkbook],
    ['styles', workbook(row(''), '', 'sheet', { 'xl/styles.xml': styles(65_537) }), BrokenXml],
    [
      'relationships',
      workbook(row(''), '', 'sheet', { 'xl/_rels/workbook.xml.rels': `<Relationships>${links}</Relationships>` }),
      LargeWorkbook,
    ],
  ]
  for (const [what, bytes, refusal] of cases) await expect(linesOf(bytes, 'A & B'), what).rejects.toThrow(refusal)
  // the last column that a spreadsheet has is one
  expect(await linesOf(workbook(row('<c r="XFD7"><v>1</v></c>')), 'A & B')).toEqual([[7, { 16_383: '1' }]])
})

test('shared texts are refused long before a part ends that is made to take long', async () => {
  let bytes = 0
  const piece = Buffer.from('<si><t>x</t></si>'.repeat(60_000))
  const endless = (async function* () {
    yield Buffer.from('<sst>')
    for (;;) {
      bytes += piece.length
      yield piece
    }
  })()
  const nothing = () => ({ open: () => {}, close: () => {}, text: () => {} })
  const reading = walkXml(endless, { elements: 0, breathe }, nothing)
  await expect(reading.next()).rejects.toThrow(new LargeXml('partElements'))
  expect(bytes).toBeLessThan(14 * 1024 * 1024)
})

test('elements of all parts count together', async () => {
  const walk = { elements: 7_999_999, breathe }
  const count = async (xml: string) => {
    const chunks = (async function* () {
      yield Buffer.from(xml)
    })()
    for await (const _ of walkXml(chunks, walk, () => ({ open: () => {}, close: () => {}, text: () => {} })));
    return walk.elements
  }
  expect(await count('<a/>')).toBe(8_000_000)
  await expect(count('<a/>')).rejects.toThrow(new LargeXml('elements'))
})

test('a formula that failed, and a number that is seen otherwise, are marked', async () => {
  const styles =
    '<styleSheet><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="49"/></cellXfs></styleSheet>'
  const cells =
    '<c t="e"><v>#REF!</v></c><c s="1"><v>46000</v></c><c s="2"><v>5</v></c><c><v>6</v></c><c s="1" t="str"><v>a</v></c>'
  const bytes = workbook(`<worksheet><row>${cells}</row></worksheet>`, '', 'sheet', { 'xl/styles.xml': styles })
  const book = await Workbook.open(bytes, 10_000, breathe)
  const rows: SheetRow[] = []
  for await (const row of book.rows('A & B')) rows.push(row)
  expect(rows.map(({ odd }) => Object.fromEntries(odd))).toEqual([{ 0: 'failed', 1: 'formatted' }])
})

test('a workbook that LibreOffice has saved again is read', async () => {
  const bytes = await readFile(new URL('fixtures/saved-by-libreoffice.xlsx', import.meta.url))
  const [head, first] = await linesOf(bytes, 'System Requirements')
  const column = Number(Object.entries(head![1]).find(([, text]) => text === 'System Requirement')?.[0])
  expect(first![1][column]).toBe('=1+1 "shall" <work> & _x0041_,\nalso in two lines; ünd 🚲')
  const origins = await linesOf(bytes, 'ninefold')
  expect(origins[0]![1]).toMatchObject({ 0: 'file', 1: '1' })
})
