import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ExportFormat, ExportStep } from '#contract/exports.ts'
import type { Separator } from '../../../formats/csv-line.ts'
import { toIssues } from '../issues/to-issues.ts'
import { toReqif } from '../reqif/to-reqif.ts'
import type { ExportSource } from '../source/export-source.ts'
import { toCsv } from '../text/to-csv.ts'
import { toHtml } from '../text/to-html.ts'
import { toJson } from '../text/to-json.ts'
import { toMarkdown } from '../text/to-markdown.ts'
import { toXlsx } from '../xlsx/to-xlsx.ts'

/** All but the one that holds the others; and the report, which only lies in that one. */
export type SingleFormat = Exclude<ExportFormat, 'zip'> | 'html'

export interface HowTables {
  step: ExportStep
  separator: Separator
}

export function fileOf(source: ExportSource, format: SingleFormat, { step, separator }: HowTables): Readable {
  switch (format) {
    case 'xlsx':
      return toXlsx(source)
    case 'csv':
      return textStream(toCsv(source, step, separator))
    case 'md':
      return textStream(toMarkdown(source))
    case 'html':
      return textStream(toHtml(source))
    case 'json':
      return textStream(toJson(source))
    case 'reqif':
      return textStream(toReqif(source))
    default:
      return textStream(toIssues(source, format))
  }
}

const textStream = (parts: AsyncIterable<string>) => Readable.from(inPieces(parts), { objectMode: false })

/** Lines are short, and each piece that is sent costs something. */
const PIECE_LENGTH = 32 * 1024

async function* inPieces(parts: AsyncIterable<string>): AsyncIterable<string> {
  let piece = ''
  for await (const part of parts) {
    piece += part
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
    // a fast reader would otherwise have the process to itself
    await setImmediate()
  }
  if (piece) yield piece
}
