import { walkXml } from './walk-xml.ts'
import { BrokenZip, ZipParts } from './zip-parts.ts'

export interface SheetRow {
  /** From one, as spreadsheets number them. */
  line: number
  /** By column, from nought; those that are empty are absent. */
  cells: Map<number, string>
}

const FOLDER = 'xl'
const SHARED = `${FOLDER}/sharedStrings.xml`

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
    const parts = await ZipParts.open(bytes, bytesMax)
    if (!parts.has(`${FOLDER}/workbook.xml`)) throw new BrokenZip(`${FOLDER}/workbook.xml is missing`)
    const paths = await pathsOf(parts)
    const shared: string[] = []
    for await (const text of parts.has(SHARED) ? sharedTexts(parts) : []) {
      shared.push(text)
      await breathe()
    }
    return new Workbook(parts, paths, shared)
  }

  get sheets() {
    return [...this.#paths.keys()]
  }

  has(sheet: string) {
    return this.#paths.has(sheet)
  }

  /** Nothing where there is no such sheet. */
  async *rows(sheet: string): AsyncGenerator<SheetRow> {
    const path = this.#paths.get(sheet)
    if (path !== undefined) yield* rowsOf(this.#parts.read(path), this.#shared)
  }
}

async function pathsOf(parts: ZipParts): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  const links = elements(parts.read(`${FOLDER}/_rels/workbook.xml.rels`), 'Relationship')
  for await (const { Id = '', Target = '' } of links) {
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `${FOLDER}/${Target}`)
  }
  const paths = new Map<string, string>()
  for await (const { name, ...others } of elements(parts.read(`${FOLDER}/workbook.xml`), 'sheet')) {
    const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1]
    const path = targets.get(id ?? '')
    if (path !== undefined && name !== undefined) paths.set(name, path)
  }
  return paths
}

/** The attributes of every element of a name. */
const elements = (chunks: AsyncIterable<Buffer>, wanted: string) =>
  walkXml<Record<string, string>>(chunks, (tell) => ({
    open: (name, attributes) => name === wanted && tell(attributes),
    close: () => {},
    text: () => {},
  }))

/** What stands in `t` and `v`. How a text is read out (`rPh`) is no part of it. */
class CellText {
  #isInside = false
  #isReading = false
  text = ''

  turn(name: string, isOpen: boolean) {
    if (name === 't' || name === 'v') this.#isInside = isOpen
    else if (name === 'rPh') this.#isReading = isOpen
  }

  add(text: string) {
    if (this.#isInside && !this.#isReading) this.text += text
  }
}

/** Texts that cells refer to by number; each may be made of several runs. */
const sharedTexts = (parts: ZipParts) =>
  walkXml<string>(parts.read(SHARED), (tell) => {
    let run = new CellText()
    return {
      open: (name) => {
        if (name === 'si') run = new CellText()
        else run.turn(name, true)
      },
      close: (name) => {
        if (name === 'si') tell(spelled(run.text))
        else run.turn(name, false)
      },
      text: (text) => run.add(text),
    }
  })

const rowsOf = (chunks: AsyncIterable<Buffer>, shared: readonly string[]) =>
  walkXml<SheetRow>(chunks, (tell) => {
    let row: SheetRow = { line: 0, cells: new Map() }
    let cell = { column: -1, type: 'n' }
    let run = new CellText()
    return {
      open: (name, { r: place, t: type = 'n' }) => {
        if (name === 'row') {
          row = { line: place === undefined ? row.line + 1 : Number(place), cells: new Map() }
          cell = { column: -1, type }
        } else if (name === 'c') {
          cell = { column: place === undefined ? cell.column + 1 : columnOf(place), type }
          run = new CellText()
        } else run.turn(name, true)
      },
      close: (name) => {
        if (name === 'row') tell(row)
        else if (name === 'c') {
          const text = wordsOf(cell.type, run.text, shared)
          if (text !== '') row.cells.set(cell.column, text)
        } else run.turn(name, false)
      },
      text: (text) => run.add(text),
    }
  })

function wordsOf(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
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
