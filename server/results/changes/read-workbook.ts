import { Decision } from '#contract/chain.ts'
import { WORKBOOK_BYTES_MAX } from '#contract/limits.ts'
import { archiveMessages } from '#contract/messages/exports.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { AppError } from '../../errors/app-error.ts'
import { LargeWorkbook, Workbook, type OddCell } from '../../formats/workbook.ts'
import { BrokenXml, LargeXml } from '../../formats/walk-xml.ts'
import { BrokenZip, LargeZip } from '../../formats/zip-parts.ts'
import { ORIGIN_ROWS, ORIGIN_SHEET } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { DecisionWords } from './decision-words.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'
import { TableReader } from './table-reader.ts'

/** Such a file says first what it is. */
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'
const { misfit, filledSheet } = misfitsMessages

/** A workbook of ours. A sheet out of sight says what it was made from. */
export async function readWorkbook(bytes: Buffer, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  try {
    return await readSheets(await Workbook.open(bytes, WORKBOOK_BYTES_MAX, breathe), workshop, breathe)
  } catch (cause) {
    if (cause instanceof LargeZip) {
      const sentence = misfit(changesMessages.tooLarge, misfitsMessages.sizeAtMost(WORKBOOK_BYTES_MAX))
      throw new AppError('TOO_LARGE', { sentence, cause })
    }
    if (cause instanceof LargeXml || cause instanceof LargeWorkbook) throw tooMuch(cause)
    if (!(cause instanceof BrokenZip) && !(cause instanceof BrokenXml)) throw cause
    const { archive, openDocument, workbookTableOrJson } = misfitsMessages
    const beginning = bytes.subarray(0, 200)
    if (beginning.includes(archiveMessages.readme)) throw badFile(changesMessages.archive, archive, workbookTableOrJson)
    if (beginning.includes(OPEN_DOCUMENT)) throw badFile(changesMessages.notOurs, openDocument, workbookTableOrJson)
    throw badFile(changesMessages.damaged, misfitsMessages.brokenPart(cause.message), misfitsMessages.wholeWorkbook)
  }
}

function tooMuch(cause: LargeXml | LargeWorkbook) {
  const { moreThan, atMost, ofWorkbook } = misfitsMessages
  const what = ofWorkbook[cause.what]
  const place = cause instanceof LargeWorkbook ? cause.place : undefined
  return badFile(
    misfitsMessages.unreadableBook,
    moreThan(cause.most, what),
    atMost(cause.most, what),
    place && changesMessages.lineOf(place.sheet, place.line),
  )
}

async function readSheets(book: Workbook, workshop: string, breathe: () => Promise<void>): Promise<EditedFile> {
  const { headersOf, decisions, fingerprints } = await readOrigins(book, workshop, breathe)
  const found = new EditedTexts()
  for (const [sheet, headers] of headersOf) {
    let table: TableReader | undefined
    for await (const { line, cells, odd } of book.rows(sheet)) {
      const place = changesMessages.lineOf(sheet, line)
      if (!table) {
        const heads = Array.from({ length: Math.max(0, ...cells.keys()) + 1 }, (_, column) => cells.get(column) ?? '')
        table = new TableReader(found, { headers, decisions }, heads, place)
      } else
        table.row(
          place,
          (column) => cells.get(column) ?? '',
          (name, field) => fingerprints.get(`${name}.${field}`),
          (column) => oddCell(odd.get(column), cells.get(column)),
        )
      await breathe()
    }
    // taken out on purpose, or called otherwise: nobody can tell
    if (!table) found.refuse(sheet, '', misfit(misfitsMessages.sheets(book.sheets), filledSheet(sheet)))
  }
  return found
}

/** What is seen in such a cell is not what the file says of it. */
function oddCell(odd: OddCell | undefined, text = '') {
  if (odd === undefined) return undefined
  return odd === 'failed' ? misfitsMessages.failedCell(text) : misfitsMessages.formattedCell(text)
}

async function readOrigins(book: Workbook, workshop: string, breathe: () => Promise<void>) {
  if (!book.has(ORIGIN_SHEET)) throw withoutOrigin(book)
  let isKnown = false
  const headersOf = new Map<string, Map<string, string>>()
  const decisions = new Map<string, string>()
  const fingerprints = new Map<string, string>()
  for await (const { cells } of book.rows(ORIGIN_SHEET)) {
    const [kind, first, second, third] = [0, 1, 2, 3].map((column) => cells.get(column) ?? '') as [
      string,
      string,
      string,
      string,
    ]
    if (kind === ORIGIN_ROWS.file) {
      requireOrigin({ version: first, workshop: second }, workshop)
      isKnown = true
    } else if (kind === ORIGIN_ROWS.decision) decisions.set(first, second)
    else if (kind === ORIGIN_ROWS.column)
      headersOf.set(first, (headersOf.get(first) ?? new Map<string, string>()).set(second, third))
    else if (kind === ORIGIN_ROWS.text) fingerprints.set(`${first}.${second}`, third)
    await breathe()
  }
  if (!isKnown || headersOf.size === 0) throw withoutOrigin(book)
  return {
    headersOf,
    decisions: await DecisionWords.of(Decision.anyOf.map(({ const: key }) => [key, decisions.get(key) ?? ''])),
    fingerprints,
  }
}

const withoutOrigin = (book: Workbook) =>
  badFile(changesMessages.noOrigin, misfitsMessages.sheets(book.sheets), misfitsMessages.sheet(ORIGIN_SHEET))
