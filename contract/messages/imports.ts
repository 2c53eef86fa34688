import { counted, quoted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages = {
  hint: 'Choose a file that Ninefold exported as JSON. It is checked first, and nothing is created until you confirm.',
  checking: 'Checking the file...',
  nothingInIt: 'There is no solution in this file.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'This creates one solution:' : `This creates ${solutions} solutions:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'metric')}, ${counted(options, 'option')}, ${counted(requirements, 'requirement')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'One catalogue entry has a different number here and was matched by name.'
      : `${count} catalogue entries have different numbers here and were matched by name.`,
  problems: (count: number) =>
    count === 1
      ? 'This file cannot be imported, for one reason:'
      : `This file cannot be imported, for ${count} reasons:`,
  line: (line: number) => `line ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'and in one more place' : `and in ${count} more places`),
  imported: (count: number) => (count === 1 ? 'One solution imported.' : `${count} solutions imported.`),
  /** Said by the server. */
  notAnExport: 'This is not a JSON file exported by Ninefold.',
  otherVersion: 'This file was written by another version of Ninefold.',
  broken: 'This file is not valid JSON.',
  memberHint:
    'Does the solution already exist in another workshop or on another server? Export it there as JSON and import it here.',
} as const

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages = {
  open: 'Import an edited file',
  hint: 'Choose an Excel workbook, a CSV table or a JSON file that was exported from this workshop and edited since. You see every change before anything is stored.',
  file: 'Edited export',
  memberHint: 'Edited an export of this workshop in a spreadsheet? You can import the changes here.',
  notLookedAt: 'The server did not respond, so the file was not checked.',
  away: 'The server is not responding. This will continue once it is back.',
  unchanged: (count: number) => `${counted(count, 'text')} unchanged`,
  nothing: 'Nothing to import: every text in this file already matches the workshop.',
  nothingElse: 'All other texts in this file already match the workshop.',
  noRows: 'No rows with texts were found in this file.',
  found: (count: number) => (count === 1 ? 'This file changes one text.' : `This file changes ${count} texts.`),
  conflicts: (count: number) =>
    count === 1
      ? 'One text was changed here too since the file was exported. Choose which to keep.'
      : `${count} texts were changed here too since the file was exported. Choose which to keep.`,
  refused: (count: number) => (count === 1 ? 'One row cannot be imported:' : `${count} rows cannot be imported:`),
  here: 'Here',
  inFile: 'In the file',
  keepOurs: 'Keep current text',
  takeTheirs: 'Use the file’s text',
  keepAllOurs: 'Keep all current texts',
  takeAllTheirs: 'Use all texts of the file',
  exported: 'When it was exported',
  apply: 'Apply',
  applied: (count: number) => (count === 1 ? 'One text changed.' : `${count} texts changed.`),
  takenBack: (count: number) => (count === 1 ? 'One text restored.' : `${count} texts restored.`),
  changedSince:
    'Some of these texts have been changed since, so nothing was undone. The earlier texts are in the history.',
  field: {
    user_story: 'User story',
    functional_option: 'Functional option',
    decision: 'Decision',
    decision_reason: 'Reason for the decision',
    specification: 'System requirement',
  },
  /** Said by the server. */
  changedMeanwhile:
    'Some of these texts were changed in the meantime. Nothing was stored. Please review the changes again.',
  notOurs: 'This is not a file that Ninefold exported as Excel workbook, CSV table or JSON.',
  archive: 'This is a ZIP archive. Unpack it and choose the Excel workbook, a CSV table or the JSON file in it.',
  notEditable: 'This table cannot be imported. Only stories, options and requirements can.',
  noOrigin: 'This file has lost the information that Ninefold needs to compare it. Export again and edit the new file.',
  otherVersion: 'This file was written by a newer version of Ninefold.',
  otherWorkshop: 'This file was exported from another workshop, or before this one was restored from a backup.',
  damaged: 'This workbook is damaged or incomplete.',
  tooLarge: 'a workbook that becomes larger when it is unpacked',
  badEncoding: 'This table is not in UTF-8. Save it as “CSV UTF-8”.',
  unreadable: 'This table cannot be read.',
  noIds: 'The ID column is missing, so the rows of this table cannot be matched.',
  noColumn: 'A text column is missing or was renamed, so its texts cannot be compared.',
  twiceHeaded: 'Two columns of this table have the same heading, so it is not clear which one counts.',
  twice: 'This file has two texts for the same entry.',
  tooMany: 'This file changes too many texts for one review. Import it in parts.',
  tooManyRefused: 'Too many rows cannot be imported. Is this the right file?',
  line: (line: number) => `line ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, line ${line}`,
} as const

const many = (count: number) => count.toLocaleString('en')
const QUOTED_MAX = 60

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'entry', 'entries')}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number that is too large'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return value === '' ? 'nothing' : 'only spaces'
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
  levels: 'levels of nesting',
  bytes: 'bytes of changed texts',
  changedTexts: 'changed texts',
  rowsRefused: 'rows that cannot be imported',
  /** What a table has at most. */
  ofTable: { cells: 'cells', characters: 'characters in one row' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'levels of nested elements',
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
  sheet: (name: string) => `the hidden sheet ${quoted(name)} of an export`,
  filledSheet: (name: string) => `the sheet ${quoted(name)} with its headings`,
  originColumn: 'the last column of an export, whose head begins with “ninefold=”',
  editableTable: 'a table of stories, options or requirements',
  origin: 'made_from, which every export has',
  formatVersion: (version: string) => `version ${version} of an export`,
  workshopMark: 'the marker of another workshop',
  ownWorkshopMark: 'the marker of this workshop',
  brokenPart: (why: string) => `a damaged part (${why})`,
  unreadableBook: 'This workbook cannot be read.',
  failedCell: (text: string) => `an error (${quoted(text)})`,
  formattedCell: (text: string) => `the number ${text}, formatted as a date or with a unit`,
  wholeWorkbook: 'a whole Excel workbook',
  archive: 'a ZIP archive of several files',
  openDocument: 'an OpenDocument file',
  workbookTableOrJson: 'an Excel workbook, a CSV table or a JSON file',
  exportedId: 'the ID of a row of the export',
  markedRow: 'a row of the export, with its mark in the last column',
  storedItem: 'an entry that still exists',
  ownSolution: 'a solution of your group',
  textOfOther: 'a text of another group',
  idOf: (name: string) => (name === '' ? 'no ID' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}, which does not exist (any more)`,
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
  onePurpose: 'at least one purpose id',
  cells: (count: number) => counted(count, 'cell'),
  cellsOfHead: (count: number) =>
    `at most ${count}, as many as the first row has (a text with a comma in it needs quotation marks)`,
  objects: 'a list of objects',
  catalogue: 'one object with the lists of the catalogue',
} as const
