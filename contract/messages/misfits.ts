import { counted, quoted } from './grammar.ts'

const many = (count: number) => count.toLocaleString('en')
const QUOTED_MAX = 60

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'entry', 'entries')}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number that is too large'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return value === '' ? 'nothing' : 'only blanks'
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > QUOTED_MAX ? `${quoted(line)} (${many([...value].length)} characters)` : quoted(line)
}

/** A sentence and what it is about; one that begins with a place of its own has that after it. */
const at = (place: string, sentence: string) =>
  `${place.replace(/^line/, 'Line')}${sentence.startsWith('Found') ? ': f' : ', '}${sentence.replace(/^F(?=ound)/, '')}`

/**
 * What is said of every file that is brought in and does not fit: where, what stands there, what belongs there. Where a list
 * has the place beside the sentence, the sentence goes without.
 */
export const misfitsMessages = {
  misfit: (what: string, expected: string, place?: string) => {
    const sentence = `Found ${what}, expected ${expected}.`
    return place === undefined ? sentence : at(place, sentence)
  },
  at,
  found,
  oneOf: (items: readonly string[]) => `one of ${items.map((item) => quoted(item)).join(', ')}`,
  line: (line: number) => `line ${line}`,
  columnOf: (column: number) => `column ${column}`,
  column: (line: number, column: number) => `line ${line}, column ${column}`,
  end: 'the end of the file',
  notUtf8: 'bytes that are not UTF-8',
  utf16: 'UTF-16',
  utf8: 'text in UTF-8',
  size: (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`,
  sizeAtMost: (bytes: number) => `at most ${bytes / 1024 / 1024} MiB`,
  moreThan: (count: number, what: string) => `more than ${many(count)} ${what}`,
  atMost: (count: number, what: string) => `at most ${many(count)} ${what}`,
  characters: 'characters',
  members: 'members of the outermost object',
  values: 'values',
  levels: 'levels of lists and objects in each other',
  bytes: 'bytes of changed texts',
  changedTexts: 'changed texts',
  rowsRefused: 'rows that cannot come in',
  /** What a table has at most. */
  ofTable: { cells: 'cells', characters: 'characters in one row' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'levels of elements in each other',
    piece: 'characters in one piece',
    elements: 'elements',
    characters: 'characters in one row',
    partElements: 'elements in one part',
    cells: 'cells and rows',
    columns: 'columns',
    parts: 'sheets and other parts',
  },
  /** What JSON goes on with. */
  json: {
    value: 'a value',
    'value or end': 'a value or “]”',
    key: 'a name in quotation marks',
    'key or end': 'a name in quotation marks or “}”',
    colon: '“:”',
    'comma or end': '“,” or the end of the list or object',
    nothing: 'the end of the file',
    begin: '“{”',
    'quotation mark': 'a quotation mark that closes the text',
  },
  twice: (what: string) => `${what} a second time`,
  once: (what: string) => `each ${what} once`,
  onceSince: (place: string) => `it once (first: ${place})`,
  ofCatalogue: (kind: string) => `a ${kind} of this workshop’s catalogue`,
  ofCatalogueOneOf: (kind: string, names: readonly string[]) =>
    `a ${kind} of this workshop’s catalogue: ${names.join(', ')}`,
  others: (count: number) => ` Other problems: ${count}.`,
  /** Tables. */
  openQuote: 'a quotation mark that opens a text',
  closingQuote: 'one that closes it',
  columns: (heads: readonly string[]) =>
    heads.length === 0 ? 'no columns' : `the columns ${heads.slice(0, 20).map(quoted).join(', ')}`,
  columnNamed: (head: string) => `the column ${quoted(head)}`,
  sheets: (names: readonly string[]) => `the sheets ${names.slice(0, 20).map(quoted).join(', ')}`,
  sheet: (name: string) => `the sheet ${quoted(name)} of an export, which is out of sight`,
  filledSheet: (name: string) => `the sheet ${quoted(name)} with its headings`,
  originColumn: 'the last column of an export, whose head begins with “ninefold=”',
  editableTable: 'a table of stories, options or requirements',
  origin: 'made_from, which every export has',
  formatVersion: (version: string) => `version ${version} of an export`,
  workshopMark: 'the mark of another workshop',
  ownWorkshopMark: 'that of this one',
  brokenPart: (why: string) => `a damaged part (${why})`,
  unreadableBook: 'This workbook cannot be read.',
  failedCell: (text: string) => `an error (${quoted(text)})`,
  formattedCell: (text: string) => `the number ${text}, which its cell shows as a day or with something added`,
  wholeWorkbook: 'a whole Excel workbook',
  archive: 'a ZIP archive of several files',
  openDocument: 'an OpenDocument file',
  workbookTableOrJson: 'an Excel workbook, a CSV table or a JSON file',
  exportedId: 'the ID of a row of the export',
  markedRow: 'a row of the export, with its mark in the last column',
  storedItem: 'something that is still here',
  ownSolution: 'a solution of your group',
  textOfOther: 'a text of another group',
  idOf: (name: string) => (name === '' ? 'no ID' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}, which is not here (any more)`,
  text: 'a text',
  unfit: 'characters that cannot be stored (NUL or half a character)',
  decisions: (words: readonly string[]) => `${words.map((word) => quoted(word)).join(', ')} or nothing`,
  /** Catalogues. */
  id: 'a whole number from 1',
  freshId: (title: string) => `an id that no other ${title} has`,
  name: (title: string) => `the name of the ${title}`,
  freshName: (title: string) => `a name that no other ${title} has`,
  needs: (count: number) => `${count} needs with the ids 1 to ${count}`,
  ofIds: (ids: readonly unknown[]) => `${counted(ids.length, 'need')} with the ids ${ids.map(String).join(', ')}`,
  measureId: (max: number) => `an id from 1 to ${max}`,
  measureNone: (id: number) => `measure ${id} with the name “None”`,
  effectOfNone: '“none”, because None does nothing to a need',
  noEffect: 'nothing, because no measure here has an effect',
  category: 'the category of the stakeholder',
  sameCategory: (name: unknown) => `${found(name)}, as elsewhere for this category`,
  ids: 'a list of ids',
  idAmong: (list: string) => `an id of the ${list} in this file`,
  onePurpose: 'the id of a purpose at least',
  cells: (count: number) => counted(count, 'cell'),
  cellsOfHead: (count: number) =>
    `at most ${count}, as many as the first row has (a text with a comma in it needs quotation marks)`,
  objects: 'a list of objects',
  catalogue: 'one object with the lists of the catalogue',
} as const
