import { isUtf8 } from 'node:buffer'
import { Decision } from '#contract/chain.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { withoutApostrophe } from '../../formats/csv-line.ts'
import { firstLineNotUtf8 } from '../../formats/first-line-not-utf8.ts'
import { type CsvRow, everyRow, isBlank, LargeCsv, readCsv, UnclosedQuote } from '../../formats/read-csv.ts'
import { areHeadsOfIssues } from '../exports/issues/to-issues.ts'
import { stepOfHeads } from '../exports/tables/tables.ts'
import { EDITABLE } from '../made-from/editable.ts'
import { isFingerprint } from '../made-from/fingerprint.ts'
import { readOrigin } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { DecisionWords } from './decision-words.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'
import { TableReader } from './table-reader.ts'

/** Of the beginning of a table: its head is in it, or it is none of ours and the rest is not looked at. */
const HEAD_BYTES_MAX = 64 * 1024
/** So much is decoded before others have their turn. */
const PIECE_BYTES = 1024 * 1024

/** A table of ours as CSV, with commas, semicolons or tabs. Its last column says what it was made from. */
export async function readTable(bytes: Buffer, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  try {
    const encoding = encodingOf(bytes)
    const head = await headOf(new TextDecoder(encoding).decode(bytes.subarray(0, HEAD_BYTES_MAX)))
    requireOrigin(head.origin, workshop)
    return await readRows(await textOf(bytes, encoding, breathe), head, breathe)
  } catch (error) {
    const misfit = misfitOf(error)
    if (!misfit) throw error
    throw badFile(changesMessages.unreadable, ...misfit)
  }
}

function misfitOf(error: unknown): [found: string, expected: string, place: string] | undefined {
  const { openQuote, closingQuote, moreThan, atMost } = misfitsMessages
  if (error instanceof UnclosedQuote) return [openQuote, closingQuote, changesMessages.line(error.line)]
  if (!(error instanceof LargeCsv)) return undefined
  const { line, most } = error
  const what = misfitsMessages.ofTable[error.what]
  return [moreThan(most, what), atMost(most, what), changesMessages.line(line)]
}

/** UTF-8, or the UTF-16 of Excel's "Unicode text", which says so. */
function encodingOf(bytes: Buffer): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return utf16
  if (isUtf8(bytes)) return 'utf-8'
  // a table of ours, saved by a spreadsheet in the letters of its machine
  const isOurs = bytes.toString('latin1', 0, 5000).includes('ninefold=')
  const { notUtf8, utf8 } = misfitsMessages
  const place = changesMessages.line(firstLineNotUtf8(bytes))
  throw badFile(isOurs ? changesMessages.badEncoding : changesMessages.notOurs, notUtf8, utf8, place)
}

function utf16Of(bytes: Buffer) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

async function textOf(bytes: Buffer, encoding: string, breathe: () => Promise<void>): Promise<string> {
  const decoder = new TextDecoder(encoding)
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    text += decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true })
    await breathe()
  }
  return text + decoder.decode()
}

async function readRows(text: string, { heads, at, origin }: TableHead, breathe: () => Promise<void>) {
  const decisions = await DecisionWords.of(Decision.anyOf.map(({ const: key }) => [key, origin.words.get(key) ?? '']))
  const found = new EditedTexts(misfitsMessages.markedRow)
  const table = new TableReader(found, { headers: new Map(origin.words), decisions }, heads, changesMessages.line(1))
  let isHead = true
  for (const row of everyRow(text)) {
    await breathe()
    if (isBlank(row)) continue
    if (!isHead) readRow(table, row, at)
    isHead = false
  }
  return found
}

function readRow(table: TableReader, { line, cells }: CsvRow, at: number) {
  const fingerprints = (cells[at] ?? '').trim().split(' ')
  const isWhole = fingerprints.length === table.fields.length && fingerprints.every(isFingerprint)
  table.row(
    changesMessages.line(line),
    (column) => withoutApostrophe(cells[column] ?? ''),
    (_, field) => (isWhole ? fingerprints[table.fields.indexOf(field)] : undefined),
  )
}

type TableHead = Awaited<ReturnType<typeof headOf>>

/** The first row, and where in it stands what the table was made from. */
async function headOf(beginning: string) {
  const [first] = readCsv(beginning)
  const heads = first?.cells ?? []
  const at = heads.findIndex((head) => readOrigin(head) !== undefined)
  const origin = readOrigin(heads[at] ?? '')
  if (origin) return { heads, at, origin }
  throw await withoutOrigin(heads)
}

/** A table of ours in which nothing can be edited, one that has lost its last column, or one of somebody else. */
async function withoutOrigin(heads: readonly string[]) {
  const { columns, originColumn, editableTable } = misfitsMessages
  const step = await stepOfHeads(heads)
  const place = changesMessages.line(1)
  if (areHeadsOfIssues(heads) || (step && !EDITABLE[step]))
    return badFile(changesMessages.notEditable, columns(heads), editableTable, place)
  return badFile(step ? changesMessages.noOrigin : changesMessages.notOurs, columns(heads), originColumn, place)
}
