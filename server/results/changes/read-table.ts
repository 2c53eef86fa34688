import { isUtf8 } from 'node:buffer'
import { changesMessages } from '#contract/messages/changes.ts'
import { AppError } from '../../errors/app-error.ts'
import { withoutApostrophe } from '../../formats/csv-line.ts'
import { readCsv, UnclosedQuote } from '../../formats/read-csv.ts'
import { decisionWords } from '../made-from/editable.ts'
import { isFingerprint } from '../made-from/fingerprint.ts'
import { readOrigin } from '../made-from/origin.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'
import { decisionsOf, TableReader } from './table-reader.ts'

/** A table of ours as CSV, with commas or semicolons. Its last column says what it was made from. */
export async function readTable(bytes: Buffer, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  if (!isUtf8(bytes)) {
    // a table of ours, saved by a spreadsheet in the letters of its machine
    const isOurs = bytes.toString('latin1', 0, 5000).includes('ninefold=')
    throw new AppError('BAD_FILE', { sentence: isOurs ? changesMessages.badEncoding : changesMessages.notOurs })
  }
  try {
    return await readRows(bytes.toString('utf8'), workshop, breathe)
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    throw new AppError('BAD_FILE', { sentence: changesMessages.unclosedQuote(error.line), cause: error })
  }
}

async function readRows(text: string, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  const rows = readCsv(text)
  const first = rows.next()
  const heads = first.done ? [] : first.value.cells
  const at = heads.findIndex((head) => readOrigin(head) !== undefined)
  const origin = readOrigin(heads[at] ?? '')
  if (!origin) throw new AppError('BAD_FILE')
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
