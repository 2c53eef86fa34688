import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { exportSolution, exportWorkshop, type ExportFormat, type ExportStep } from '#contract/exports.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { solutionSource, workshopSource, type ExportSource } from './source/export-source.ts'
import { Turns } from '../../http/writing/turns.ts'
import { contentDisposition, fileNameOf } from './file-name.ts'
import { toCsv } from './text/to-csv.ts'
import { toJson } from './text/to-json.ts'
import { toMarkdown } from './text/to-markdown.ts'
import { toReqif } from './reqif/to-reqif.ts'
import { toXlsx } from './xlsx/to-xlsx.ts'

interface Asked {
  format: ExportFormat
  step?: ExportStep
}

const contentTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  reqif: 'application/xml; charset=utf-8',
}

export function exportsRoutes({ inSession, readAsHost }: Routes, { db, catalogues }: ServerParts) {
  const turns = new Turns(1)

  inSession(exportSolution, async ({ params, query, reply }, { session, isHost }) => {
    return sendFile(reply, await solutionSource(db, catalogues, params.id, { session, isHost }, needsOf(query)), query)
  })

  readAsHost(exportWorkshop, async ({ params, query, reply }) => {
    const workshop = await workshopOf(db.read, params.id)
    // one after the other: each reads the whole of a workshop
    const source = await turns.run(0, () =>
      workshopSource(db, catalogues, workshop, needsOf(query), () => !reply.raw.destroyed),
    )
    return sendFile(reply, source, query)
  })
}

const needsOf = ({ format }: Asked) => ({ times: format === 'reqif' })

function sendFile(reply: FastifyReply, source: ExportSource, { format, step = 'system-requirements' }: Asked) {
  const title = format === 'csv' ? `${source.title} ${step}` : source.title
  const file = fileOf(source, format, step)
  // also when the reader leaves before the end
  file.once('close', () => void source.close())
  return reply
    .type(contentTypes[format])
    .header('content-disposition', contentDisposition(fileNameOf(title, source.at, format)))
    .send(file)
}

function fileOf(source: ExportSource, format: ExportFormat, step: ExportStep): Readable {
  switch (format) {
    case 'xlsx':
      return toXlsx(source)
    case 'csv':
      return textStream(toCsv(source, step))
    case 'md':
      return textStream(toMarkdown(source))
    case 'json':
      return textStream(toJson(source))
    case 'reqif':
      return textStream(toReqif(source))
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
