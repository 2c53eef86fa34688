import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { IssueTracker } from '#contract/exports.ts'
import type { Separator } from '../../../formats/csv-line.ts'
import type { ExportSource } from '../source/export-source.ts'
import { tablesOf } from '../tables/tables.ts'
import { fileNameOf } from './file-name.ts'
import { fileOf, type HowTables, type SingleFormat } from './file-of.ts'

/** The same in every language: programs and instructions go by them. */
const FOLDERS = { tables: 'CSV', issues: 'Issues' }

/** Every format in one file. One after the other is made while it is sent, so that no more is in memory than for one. */
export function toZip(source: ExportSource, separator: Separator): Readable {
  const { archive, files } = source.words
  const zip = new ZipFile()
  const mtime = new Date(source.at)
  const add = (path: string, format: SingleFormat, step: HowTables['step'] = 'solutions') =>
    zip.addReadStreamLazy(path, { mtime }, (give) => {
      const file = fileOf(source, format, { step, separator })
      file.once('error', (error) => zip.emit('error', error))
      give(null, file)
    })

  const named = (['xlsx', 'html', 'md', 'json', 'reqif'] as const).map((format) => ({
    format,
    path: fileNameOf(source.title, source.at, format),
  }))
  const tables = tablesOf(source).map(({ step }) => ({ step, path: `${FOLDERS.tables}/${step}.csv` }))
  const lists = IssueTracker.anyOf.map(({ const: tracker }) => ({
    tracker,
    path: `${FOLDERS.issues}/${tracker}.csv`,
  }))

  const { file, table, tracker: trackers } = archive
  const readme = [
    archive.from(source.title, files.day(source.at)),
    archive.what,
    '',
    ...named.map(({ path, format }) => `${path}\r\n    ${file[format]}`),
    '',
    archive.csv,
    ...tables.map(({ path, step }) => `    ${files.fact(path, table[step])}`),
    '',
    archive.issues,
    ...lists.map(({ path, tracker }) => `    ${files.fact(path, trackers[tracker])}`),
    '',
    archive.back,
    '',
  ].join('\r\n')
  zip.addBuffer(Buffer.from(readme), archive.readme, { mtime })
  for (const { path, format } of named) add(path, format)
  for (const { path, step } of tables) add(path, 'csv', step)
  for (const { path, tracker } of lists) add(path, tracker)
  zip.end()

  const stream = zip.outputStream as Readable
  zip.once('error', (error: Error) => stream.destroy(error))
  return stream
}
