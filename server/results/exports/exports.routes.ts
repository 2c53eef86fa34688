import type { FastifyReply } from 'fastify'
import { EXPORT_ENDINGS, EXPORT_TYPES, exportSolution, exportWorkshop, type ExportQuery } from '#contract/exports.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { workerOf } from '../../http/quotas/work-limits.ts'
import { contentDisposition, fileNameOf } from './files/file-name.ts'
import { fileOf } from './files/file-of.ts'
import { toZip } from './files/to-zip.ts'
import { solutionSource, workshopSource, type ExportSource } from './source/export-source.ts'

export function exportsRoutes(
  { inSession, readAsHost }: Routes,
  { db, catalogues, epoch, limits }: ServerParts,
  address: string | undefined,
) {
  const needsOf = ({ format }: ExportQuery) => ({ times: format === 'reqif' || format === 'zip', address, epoch })

  inSession(exportSolution, async (call, { session, isHost }) => {
    const { params, query, reply } = call
    await limits.acquireUntilSent('exports', workerOf(call, { session, isHost }), reply)
    const source = await solutionSource(db, catalogues, params.id, { session, isHost }, needsOf(query))
    return sendFile(reply, source, query)
  })

  readAsHost(exportWorkshop, async (call) => {
    const { workshop, query, reply } = call
    await limits.acquireUntilSent('exports', workerOf(call, { session: workshop, isHost: true }), reply)
    const source = await workshopSource(db, catalogues, workshop, needsOf(query), () => !reply.raw.destroyed)
    return sendFile(reply, source, query)
  })
}

function sendFile(reply: FastifyReply, source: ExportSource, query: ExportQuery) {
  const { format, step = 'system-requirements' } = query
  const separator = query.separator === 'semicolon' ? ';' : ','
  const file = format === 'zip' ? toZip(source, separator) : fileOf(source, format, { step, separator })
  // also when the reader leaves before the end
  file.once('close', () => void source.close())
  return reply
    .type(EXPORT_TYPES[format])
    .header(
      'content-disposition',
      contentDisposition(fileNameOf(titleOf(source, query), source.at, EXPORT_ENDINGS[format])),
    )
    .send(file)
}

/** Several files of one solution may lie in one folder. */
function titleOf({ title }: ExportSource, { format, step = 'system-requirements' }: ExportQuery) {
  if (format === 'csv') return `${title} ${step}`
  return EXPORT_ENDINGS[format] === 'csv' ? `${title} ${format}` : title
}
