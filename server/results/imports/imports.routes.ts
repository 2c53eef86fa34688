import { importIntoWorkshop, importSolutions, SolutionDocument } from '#contract/exports.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { raiseRevision } from '../../workshop/revision.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { bodyCheck } from '../../http/edge/validation.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { Turns } from '../../http/writing/turns.ts'
import { keepNames } from '../../workshop/names-in-use.sql.ts'
import { importFile, planFile, refuseProblems } from './import-file.ts'
import { namesBroughtBy } from './names-brought.ts'
import { FileHead, SolutionFile } from './solution-file.ts'

export function importsRoutes({ prepareInSession, prepareAsHost }: Routes, { db, catalogues }: ServerParts) {
  const turns = new Turns(1)
  const check = { solution: bodyCheck(SolutionDocument), head: bodyCheck(FileHead) }

  /** Before anybody has to wait for the write: reads the whole file once, and refuses what does not fit. */
  async function prepare(body: unknown, session: Pick<SessionRow, 'catalogue_id'>, isDry: boolean) {
    const catalogue = await catalogues.get(session.catalogue_id)
    const file = new SolutionFile(body, check)
    const planned = await turns.run(0, () => planFile(file, catalogue))
    if (!isDry) refuseProblems(planned)
    return { catalogue, file, planned }
  }

  prepareInSession(importSolutions, async ({ request, query }, session) => {
    const isDry = query.dry_run === true
    const prepared = await prepare(request.body, session, isDry)
    request.body = prepared.file
    return async ({ tx, caller, record }) => {
      if (isDry) return prepared.planned
      await keepNames(tx, db.engine, session.id)
      const nameOf = await namesBroughtBy(tx, session.id, caller.participantId)
      return importFile(tx, session.id, { ...prepared, nameOf, record })
    }
  })

  prepareAsHost(importIntoWorkshop, async ({ request, params, query }) => {
    const isDry = query.dry_run === true
    const prepared = await prepare(request.body, await workshopOf(db.read, params.id), isDry)
    request.body = prepared.file
    return async ({ tx, record }) => {
      const { id, status } = await workshopOf(tx, params.id)
      if (status === 'closed') throw new AppError('SESSION_CLOSED')
      if (isDry) return prepared.planned
      await keepNames(tx, db.engine, id)
      const report = await importFile(tx, id, { ...prepared, nameOf: (email) => email, record })
      // locks the workshop against other writers; they need not wait before, because nobody knows of what is made
      const locked = await raiseRevision(tx, id)
      if (!locked || locked.status === 'closed') throw new AppError('SESSION_CLOSED')
      return report
    }
  })
}
