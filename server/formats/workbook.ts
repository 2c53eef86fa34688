import { attributeOf, xmlTokens } from './xml-tokens.ts'
import { BrokenZip, ZipParts } from './zip-parts.ts'

export interface SheetRow {
  /** From one, as spreadsheets number them. */
  line: number
  /** By column, from nought; those that are empty are absent. */
  cells: Map<number, string>
}

const FOLDER = 'xl'

/** The texts of a workbook (.xlsx), a sheet at a time. Formats, formulas and pictures are left alone. */
export class Workbook {
  readonly #parts: ZipParts
  /** Where the sheet of a name lies. */
  readonly #paths: Map<string, string>
  readonly #shared: string[]

  private constructor(parts: ZipParts, paths: Map<string, string>, shared: string[]) {
    this.#parts = parts
    this.#paths = paths
    this.#shared = shared
  }

  /** `breathe` is called again and again, so that others have their turn. */
  static async open(bytes: Buffer, bytesMax: number, breathe: () => Promise<void>): Promise<Workbook> {
    const parts = new ZipParts(bytes, bytesMax)
    const book = await parts.read(`${FOLDER}/workbook.xml`)
    const links = await parts.read(`${FOLDER}/_rels/workbook.xml.rels`)
    if (book === undefined || links === undefined) throw new BrokenZip('There is no workbook in it.')
    const shared: string[] = []
    const table = await parts.read(`${FOLDER}/sharedStrings.xml`)
    for (const text of table === undefined ? [] : sharedTexts(table)) {
      shared.push(text)
      if (shared.length % 500 === 0) await breathe()
    }
    return new Workbook(parts, pathsOf(book, links), shared)
  }

  has(sheet: string) {
    return this.#paths.has(sheet)
  }

  /** Nothing where there is no such sheet. */
  async *rows(sheet: string): AsyncGenerator<SheetRow> {
    const path = this.#paths.get(sheet)
    if (path === undefined) return
    const xml = await this.#parts.read(path)
    if (xml === undefined) throw new BrokenZip('A sheet of it is missing.')
    yield* rowsOf(xml, this.#shared)
  }
}

function pathsOf(book: string, links: string): Map<string, string> {
  const targets = new Map<string, string>()
  for (const token of xmlTokens(links)) {
    if (!('attributes' in token) || token.name !== 'Relationship') continue
    const target = attributeOf(token.attributes, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `${FOLDER}/${target}`
    targets.set(attributeOf(token.attributes, 'Id') ?? '', path)
  }
  const paths = new Map<string, string>()
  for (const token of xmlTokens(book)) {
    if (!('attributes' in token) || token.name !== 'sheet') continue
    const path = targets.get(/\s\w+:id\s*=\s*["']([^"']*)/.exec(token.attributes)?.[1] ?? '')
    const name = attributeOf(token.attributes, 'name')
    if (path !== undefined && name !== undefined) paths.set(name, path)
  }
  return paths
}

/** Texts that cells refer to by number; each may be made of several runs. How they are read out (`rPh`) is no part of them. */
function* sharedTexts(xml: string): Generator<string> {
  let text = ''
  let isText = false
  let isReading = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isReading) text += token.text
    } else if (token.name === 't') isText = token.kind === 'open'
    else if (token.name === 'rPh') isReading = token.kind === 'open'
    else if (token.name === 'si') {
      if (token.kind === 'open') text = ''
      else yield spelled(token.kind === 'empty' ? '' : text)
    }
  }
}

function* rowsOf(xml: string, shared: string[]): Generator<SheetRow> {
  let row: SheetRow = { line: 0, cells: new Map() }
  let cell = { column: -1, type: '', text: '' }
  let isText = false
  let isReading = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isReading) cell.text += token.text
      continue
    }
    const { name, kind } = token
    if (name === 't' || name === 'v') isText = kind === 'open'
    else if (name === 'rPh') isReading = kind === 'open'
    else if (name === 'row' && 'attributes' in token) {
      row = { line: Number(attributeOf(token.attributes, 'r') ?? row.line + 1), cells: new Map() }
      cell = { column: -1, type: '', text: '' }
    } else if (name === 'row') yield row
    else if (name === 'c' && 'attributes' in token) {
      const place = attributeOf(token.attributes, 'r')
      const column = place === undefined ? cell.column + 1 : columnOf(place)
      cell = { column, type: attributeOf(token.attributes, 't') ?? 'n', text: '' }
    } else if (name === 'c') {
      const text = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : wordsOf(cell)
      if (text !== '') row.cells.set(cell.column, text)
    }
  }
}

function wordsOf({ type, text }: { type: string; text: string }): string {
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return type === 'inlineStr' || type === 'str' ? spelled(text) : text
}

/** `C7` is in column 2. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Characters that are spelled out: `_x000D_` is a carriage return. */
const spelled = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
