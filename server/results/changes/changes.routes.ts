import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { applyChanges, previewChanges } from '#contract/changes.ts'
import { SolutionDocument } from '#contract/exports.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { fileCheck } from '../../http/edge/validation.ts'
import type { Routes } from '../../http/routes.ts'
import { refusedByGroups } from '../../workshop/groups.service.ts'
import { FileHead, SolutionFile } from '../imports/solution-file.ts'
import { requireConnected, workerOf, type Connection } from '../../http/quotas/work-limits.ts'
import { workshopMark } from '../made-from/fingerprint.ts'
import { applyTexts } from './apply-changes.ts'
import { compare } from './compare.ts'
import type { EditedFile } from './edited-text.ts'
import { looksLikeJson } from './looks-like-json.ts'
import { readDocument } from './read-document.ts'
import { readTable } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'

/** After so much work others have their turn. */
const SLICE_MS = 5

export function changesRoutes({ prepareInSession, writeInSession }: Routes, { epoch, limits }: ServerParts) {
  const check = { solution: fileCheck(SolutionDocument), head: fileCheck(FileHead) }

  function read(bytes: Buffer, workshop: string, connection: Connection): Promise<EditedFile> {
    const breathe = breather(connection)
    if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readWorkbook(bytes, workshop, breathe)
    if (looksLikeJson(bytes)) return readDocument(new SolutionFile(bytes, check), workshop, breathe)
    return readTable(bytes, workshop, breathe)
  }

  prepareInSession(previewChanges, async (call, inside) => {
    const { request, reply } = call
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const file = await limits.run('files', workerOf(call, inside), reply, () => {
      // what a repeated request is recognised by
      request.body = createHash('sha256').update(bytes).digest('base64url')
      return read(bytes, workshopMark(epoch, inside.session.id), reply)
    })
    return async ({ tx, session, isHost, caller }) => {
      const mayWrite = new Map<number, boolean>()
      const mayWriteIn = async (id: number) => {
        const known = mayWrite.get(id)
        if (known !== undefined) return known
        const may = isHost || !(await refusedByGroups(tx, session, caller.participantId, [id]))
        mayWrite.set(id, may)
        return may
      }
      return compare(tx, file, { sessionId: session.id, mayWriteIn })
    }
  })

  writeInSession(applyChanges, async (writing) => {
    const { tx, session, isHost, caller, body } = writing
    const changed = await applyTexts(writing, body.changes, async (solutionIds) => {
      const refusal = isHost ? undefined : await refusedByGroups(tx, session, caller.participantId, solutionIds)
      if (refusal) throw new AppError(refusal)
    })
    return { changed }
  })
}

function breather(connection: Connection) {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await setImmediate()
    requireConnected(connection)
    since = performance.now()
  }
}
