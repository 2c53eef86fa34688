import { importIntoWorkshop, importSolutions, type ExportDocument, type ImportReport } from '#contract/exports.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deed } from '../../workshop/deeds.sql.ts'
import { raiseRevision } from '../../workshop/revision.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { insertPlan } from './insert-plan.sql.ts'
import { countPlan, planImport } from './plan-import.ts'

export function importsRoutes({ writeInSession, writeAsHost }: Routes, { catalogues }: ServerParts) {
  writeInSession(importSolutions, ({ tx, session, catalogue, query, body, record }) =>
    importDocument(tx, session.id, { catalogue, document: body, isDry: query.dry_run === true, record }),
  )

  writeAsHost(importIntoWorkshop, async ({ tx, params, query, body, record }) => {
    const session = await workshopOf(tx, params.id)
    const isDry = query.dry_run === true
    // locks the workshop against other writers; what is only looked at must not seem changed
    if (!isDry) await raiseRevision(tx, session.id)
    if (session.status === 'closed') throw new AppError('SESSION_CLOSED')
    const catalogue = await catalogues.get(session.catalogue_id)
    return importDocument(tx, session.id, { catalogue, document: body, isDry, record })
  })
}

interface Importing {
  catalogue: Catalogue
  document: ExportDocument
  isDry: boolean
  record: (deed: Deed) => void
}

async function importDocument(tx: Tx, sessionId: number, importing: Importing): Promise<ImportReport> {
  const { catalogue, document, isDry, record } = importing
  const { plans, matched_by_name, problems } = planImport(document, catalogue)
  if (!isDry) refuseProblems(problems)
  const solutions: ImportReport['solutions'] = []
  for (const plan of plans) {
    const id = isDry ? null : await insertPlan(tx, sessionId, plan)
    solutions.push({ id, ...countPlan(plan) })
    if (id === null) continue
    const { solution_name, primary_fhn } = plan
    const detail = { to: { solution_name, primary_fhn } }
    record({ kind: 'solution_imported', solution_id: id, subject_id: id, detail })
  }
  return { dry_run: isDry, solutions, matched_by_name, problems }
}

function refuseProblems([first, ...others]: ImportReport['problems']) {
  if (!first) return
  const more = others.length === 0 ? '' : ` Other problems: ${others.length}.`
  throw new AppError('NOT_IMPORTABLE', { sentence: `${first.path}: ${first.error}${more}` })
}
