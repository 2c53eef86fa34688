import { isUtf8 } from 'node:buffer'
import { changesMessages } from '#contract/messages/changes.ts'
import { misfitsMessages } from '#contract/messages/misfits.ts'
import { withoutApostrophe } from '../../formats/csv-line.ts'
import { firstLineNotUtf8 } from '../../formats/first-line-not-utf8.ts'
import { readCsv, UnclosedQuote } from '../../formats/read-csv.ts'
import { decisionWords } from '../made-from/editable.ts'
import { isFingerprint } from '../made-from/fingerprint.ts'
import { readOrigin } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'
import { decisionsOf, TableReader } from './table-reader.ts'

/** A table of ours as CSV, with commas, semicolons or tabs. Its last column says what it was made from. */
export async function readTable(bytes: Buffer, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  try {
    return await readRows(textOf(bytes), workshop, breathe)
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    const { openQuote, closingQuote } = misfitsMessages
    throw badFile(changesMessages.unreadable, openQuote, closingQuote, changesMessages.line(error.line))
  }
}

/** UTF-8, or the UTF-16 of Excel's "Unicode text", which says so. */
function textOf(bytes: Buffer): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  if (isUtf8(bytes)) return bytes.toString('utf8')
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

async function readRows(text: string, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  const rows = readCsv(text)
  const first = rows.next()
  const heads = first.done ? [] : first.value.cells
  const at = heads.findIndex((head) => readOrigin(head) !== undefined)
  const origin = readOrigin(heads[at] ?? '')
  if (!origin) {
    throw badFile(
      changesMessages.notOurs,
      misfitsMessages.columns(heads),
      misfitsMessages.originColumn,
      changesMessages.line(1),
    )
  }
  requireOrigin(origin, workshop)
  const decisions = decisionsOf(Object.keys(decisionWords).map((key) => [key, origin.words.get(key) ?? ''] as const))
  const found = new EditedTexts()
  const table = new TableReader(found, { headers: new Map(origin.words), decisions }, heads, changesMessages.line(1))
  for (const { line, cells } of rows) {
    const fingerprints = (cells[at] ?? '').trim().split(' ')
    const isWhole = fingerprints.length === table.fields.length && fingerprints.every(isFingerprint)
    table.row(
      changesMessages.line(line),
      (column) => withoutApostrophe(cells[column] ?? ''),
      (_, field) => (isWhole ? fingerprints[table.fields.indexOf(field)] : undefined),
    )
    await breathe()
  }
  return found
}
