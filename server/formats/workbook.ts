import { IMPORT_VALUES_MAX } from '#contract/limits.ts'
import { cellFormats } from './cell-formats.ts'
import { ROW_CHARACTERS_MAX } from './read-csv.ts'
import { walkXml, type XmlWalk } from './walk-xml.ts'
import { BrokenZip, PARTS_MAX, ZipParts } from './zip-parts.ts'

export interface SheetRow {
  /** From one, as spreadsheets number them. */
  line: number
  /** By column, from nought; those that are empty are absent. */
  cells: Map<number, string>
  /** Cells in which another text is seen than the file holds, or none. */
  odd: Map<number, OddCell>
}

/** A formula that failed (#REF!), or a number that is shown otherwise: as a day, as a percentage. */
export type OddCell = 'failed' | 'formatted'

const FOLDER = 'xl'
const SHARED = `${FOLDER}/sharedStrings.xml`
const STYLES = `${FOLDER}/styles.xml`

/** What a workbook has at most, as a table of ours has; columns as many as spreadsheets know. */
const MOST = { characters: ROW_CHARACTERS_MAX, cells: IMPORT_VALUES_MAX, columns: 16_384, parts: PARTS_MAX }

interface SheetPlace {
  sheet: string
  line: number
}

/** Says that a workbook has more of something than any of ours, and where. */
export class LargeWorkbook extends Error {
  readonly what: keyof typeof MOST
  /** Absent in what all sheets share. */
  readonly place: SheetPlace | undefined

  constructor(what: keyof typeof MOST, place?: SheetPlace) {
    super('This is more than a workbook has.')
    this.what = what
    this.place = place
  }

  get most() {
    return MOST[this.what]
  }
}

/** What the cells of a sheet refer to. */
interface Shared {
  texts: readonly string[]
  /** By the number of a style: whether a number is shown with nothing added. */
  isPlain: (style: string) => boolean
}

/** What was read so far; cells and rows of all sheets count together, also those that are empty. */
type Walk = XmlWalk & { cells: number }

/** The texts of a workbook (.xlsx), a sheet at a time. Formulas and pictures are left alone. */
export class Workbook {
  readonly #parts: ZipParts
  /** Where the sheet of a name lies. */
  readonly #paths: Map<string, string>
  readonly #shared: Shared
  readonly #walk: Walk

  private constructor(parts: ZipParts, paths: Map<string, string>, shared: Shared, walk: Walk) {
    this.#parts = parts
    this.#paths = paths
    this.#shared = shared
    this.#walk = walk
  }

  /** `breathe` is called again and again, so that others have their turn. */
  static async open(bytes: Buffer, bytesMax: number, breathe: () => Promise<void>): Promise<Workbook> {
    const parts = await ZipParts.open(bytes, bytesMax)
    if (!parts.has(`${FOLDER}/workbook.xml`)) throw new BrokenZip(`${FOLDER}/workbook.xml is missing`)
    const walk = { elements: 0, cells: 0, breathe }
    const paths = await pathsOf(parts, walk)
    const isPlain = parts.has(STYLES) ? await cellFormats(parts.read(STYLES), walk) : () => true
    const texts: string[] = []
    for await (const text of parts.has(SHARED) ? sharedTexts(parts, walk) : []) texts.push(text)
    return new Workbook(parts, paths, { texts, isPlain }, walk)
  }

  get sheets() {
    return [...this.#paths.keys()]
  }

  has(sheet: string) {
    return this.#paths.has(sheet)
  }

  /** Those that are not empty; nothing where there is no such sheet. */
  async *rows(sheet: string): AsyncGenerator<SheetRow> {
    const path = this.#paths.get(sheet)
    if (path !== undefined) yield* rowsOf(sheet, this.#parts.read(path), this.#shared, this.#walk)
  }
}

async function pathsOf(parts: ZipParts, walk: Walk): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  const links = elements(parts.read(`${FOLDER}/_rels/workbook.xml.rels`), walk, 'Relationship')
  for await (const { Id = '', Target = '' } of links) {
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `${FOLDER}/${Target}`)
  }
  const paths = new Map<string, string>()
  for await (const { name, ...others } of elements(parts.read(`${FOLDER}/workbook.xml`), walk, 'sheet')) {
    const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1]
    const path = targets.get(id ?? '')
    if (path !== undefined && name !== undefined) paths.set(name, path)
  }
  return paths
}

/** The attributes of every element of a name, of which there are no more than parts of a workbook. */
const elements = (chunks: AsyncIterable<Buffer>, walk: Walk, wanted: string) =>
  walkXml<Record<string, string>>(chunks, walk, (tell) => {
    let count = 0
    return {
      open: (name, attributes) => {
        if (name !== wanted) return
        count += 1
        if (count > MOST.parts) throw new LargeWorkbook('parts')
        tell(attributes)
      },
      close: () => {},
      text: () => {},
    }
  })

/** What stands in `t` and `v`. How a text is read out (`rPh`) is no part of it. */
class CellText {
  #isInside = false
  #isReading = false
  text = ''

  turn(name: string, isOpen: boolean) {
    if (name === 't' || name === 'v') this.#isInside = isOpen
    else if (name === 'rPh') this.#isReading = isOpen
  }

  /** Refuses what is longer than a whole row while it grows: it may be made of many runs. */
  add(text: string, place?: () => SheetPlace) {
    if (!this.#isInside || this.#isReading) return
    this.text += text
    if (this.text.length > MOST.characters) throw new LargeWorkbook('characters', place?.())
  }
}

/** Texts that cells refer to by number; each may be made of several runs. */
const sharedTexts = (parts: ZipParts, walk: Walk) =>
  walkXml<string>(parts.read(SHARED), walk, (tell) => {
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

const emptyRow = (line: number): SheetRow => ({ line, cells: new Map(), odd: new Map() })

const rowsOf = (sheet: string, chunks: AsyncIterable<Buffer>, shared: Shared, walk: Walk) =>
  walkXml<SheetRow>(
    chunks,
    walk,
    (tell) => {
      let row = emptyRow(0)
      let characters = 0
      let cell = { column: -1, type: 'n', style: '' }
      let run = new CellText()
      const place = () => ({ sheet, line: row.line })
      const count = () => {
        walk.cells += 1
        if (walk.cells > MOST.cells) throw new LargeWorkbook('cells', place())
      }
      return {
        open: (name, { r: at, t: type = 'n', s: style = '' }) => {
          if (name === 'row') {
            row = emptyRow(lineOf(at) ?? row.line + 1)
            characters = 0
            cell = { column: -1, type, style }
            count()
          } else if (name === 'c') {
            cell = { column: at === undefined ? cell.column + 1 : columnOf(at), type, style }
            if (cell.column >= MOST.columns) throw new LargeWorkbook('columns', place())
            run = new CellText()
            count()
          } else run.turn(name, true)
        },
        close: (name) => {
          if (name === 'row' && row.cells.size > 0) tell(row)
          else if (name === 'c') {
            const { column, type } = cell
            const text = wordsOf(type, run.text, shared.texts)
            if (text === '') return
            characters += text.length
            if (characters > MOST.characters) throw new LargeWorkbook('characters', place())
            row.cells.set(column, text)
            if (type === 'e') row.odd.set(column, 'failed')
            else if (type === 'n' && !shared.isPlain(cell.style)) row.odd.set(column, 'formatted')
          } else run.turn(name, false)
        },
        text: (text) => run.add(text, place),
      }
    },
    { isSheet: true },
  )

function wordsOf(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return type === 'inlineStr' || type === 'str' ? spelled(text) : text
}

const lineOf = (place: string | undefined) => (/^\d{1,7}$/.test(place ?? '') ? Number(place) : undefined)

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
