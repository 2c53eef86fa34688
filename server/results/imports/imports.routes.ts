import { importIntoWorkshop, importSolutions, SolutionDocument } from '#contract/exports.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { fileCheck } from '../../http/edge/validation.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { keepNames } from '../../workshop/names-in-use.sql.ts'
import { addVersions } from '../../workshop/own-words.service.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deed } from '../../workshop/deeds.sql.ts'
import { workerOf, type Connection, type Worker } from '../../http/quotas/work-limits.ts'
import { importFile, ownWordsIn, planFile, refuseProblems, type Spoken } from './import-file.ts'
import { namesBroughtBy } from './names-brought.ts'
import { FileHead, SolutionFile } from './solution-file.ts'

interface Prepared extends Spoken {
  file: SolutionFile
  bringsWords: boolean
}
interface Sent {
  request: { body: unknown }
  reply: Connection
}
interface Importing {
  tx: Tx
  lock: () => Promise<SessionRow>
  record: (deed: Deed) => void
}

export function importsRoutes(
  { prepareInSession, prepareAsHost }: Routes,
  { db, catalogues, limits, sizes }: ServerParts,
) {
  const check = { solution: fileCheck(SolutionDocument), head: fileCheck(FileHead) }

  /** Before anybody has to wait for the write: reads the whole file once, and refuses what does not fit. */
  async function prepare(sent: Sent, worker: Worker, session: SessionRow, isDry: boolean, mayAddWords: boolean) {
    const spoken = { catalogue: await catalogues.of(session), translations: await catalogues.inOtherLanguages(session) }
    const file = new SolutionFile(sent.request.body, check)
    const { report: planned, bringsWords } = await limits.run('files', worker, sent.reply, () =>
      planFile(file, spoken, mayAddWords),
    )
    if (!isDry) refuseProblems(planned)
    await sizes.measureFirst(session.id)
    return { ...spoken, file, planned, bringsWords }
  }

  /** The catalogue with the own words of the file in it. Where there are some, others wait for this import from here on. */
  async function withWords({ tx, lock, record }: Importing, prepared: Prepared) {
    const { file, translations } = prepared
    if (!prepared.bringsWords) return prepared.catalogue
    const locked = await lock()
    // somebody else may have added words meanwhile
    const words = await ownWordsIn(file, { catalogue: await catalogues.of(locked, tx), translations })
    await addVersions(tx, locked.id, words)
    if (words.length > 0) record({ kind: 'own_words_changed', solution_id: null, isUnnoted: true })
    return catalogues.of({ ...locked, own_version: locked.own_version + words.length }, tx)
  }

  prepareInSession(importSolutions, async (call, inside) => {
    const { request, query } = call
    const { session } = inside
    const isDry = query.dry_run === true
    const prepared = await prepare(call, workerOf(call, inside), session, isDry, session.own_words === 1)
    request.body = prepared.file
    return async ({ tx, session: present, isHost, caller: { participantId }, record, lock }) => {
      if (isDry) return prepared.planned
      await keepNames(tx, db.engine, session.id)
      const nameOf = await namesBroughtBy(tx, present, { participantId, isHost })
      const catalogue = await withWords({ tx, lock, record }, prepared)
      return importFile(tx, session.id, { ...prepared, catalogue, nameOf, record })
    }
  })

  prepareAsHost(importIntoWorkshop, async (call) => {
    const { request, workshop: session, query } = call
    const isDry = query.dry_run === true
    const prepared = await prepare(call, workerOf(call, { session, isHost: true }), session, isDry, true)
    request.body = prepared.file
    return async ({ tx, workshop, record, lock }) => {
      const { id, status } = workshop
      if (status === 'closed') throw new AppError('SESSION_CLOSED')
      if (isDry) sizes.requireRoom(id, request.bodyBytes)
      else sizes.add(id, request.bodyBytes)
      if (isDry) return prepared.planned
      await keepNames(tx, db.engine, id)
      const catalogue = await withWords({ tx, lock, record }, prepared)
      const nameOf = await namesBroughtBy(tx, workshop, { participantId: null, isHost: true })
      const report = await importFile(tx, id, { ...prepared, catalogue, nameOf, record })
      if ((await lock()).status === 'closed') throw new AppError('SESSION_CLOSED')
      return report
    }
  })
}
