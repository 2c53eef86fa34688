import {
  createSolution,
  deleteSolution,
  listSolutions,
  readSolution,
  readSolutionProgress,
  setSolutionPurposes,
  updateSolution,
} from '#contract/solutions.ts'
import { AppError } from '../http/app-error.ts'
import type { Routes } from '../http/routes.ts'
import { takeAway } from '../undo/undo.service.ts'
import { readProgress } from './progress.ts'
import { replacePurposes } from './purposes.service.ts'
import { findSolution, insertSolution, listSolutionsOf, updateSolutionRow } from './solutions.sql.ts'
import { describeList, describeSolution } from './solutions.answers.ts'

export function solutionsRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listSolutions, async ({ db, session, catalogue }) => {
    if (!session) throw new AppError('NOT_FOUND')
    return describeList(await listSolutionsOf(db, session.id), catalogue)
  })

  readInSession(readSolution, async ({ db, catalogue, params }) =>
    describeSolution(await findSolution(db, params.id), catalogue),
  )

  readInSession(readSolutionProgress, ({ db, catalogue, params }) => readProgress(db, catalogue, params.id))

  writeInSession(createSolution, async ({ tx, session, catalogue, body, record }) => {
    catalogue.requireFhn(body.primary_fhn)
    const id = await insertSolution(tx, {
      session_id: session.id,
      solution_name: body.solution_name.trim(),
      primary_fhn: body.primary_fhn,
      user_email: body.user_email.trim(),
    })
    record({ kind: 'solution_created', solution_id: id, subject_id: id })
    return describeSolution(await findSolution(tx, id), catalogue)
  })

  writeInSession(updateSolution, async ({ tx, catalogue, params: { id }, body, record }) => {
    catalogue.requireFhn(body.primary_fhn)
    const next = { solution_name: body.solution_name.trim(), primary_fhn: body.primary_fhn }
    const { solution_name, primary_fhn, ...rest } = await findSolution(tx, id)
    const stored = { solution_name, primary_fhn }
    if (!isSame(stored, next)) {
      if (body.previous && !isSame(stored, body.previous)) {
        throw new AppError('SOLUTION_CHANGED', { conflicts: [stored] })
      }
      await updateSolutionRow(tx, id, next)
      record({ kind: 'solution_changed', solution_id: id, subject_id: id, detail: { from: stored, to: next } })
    }
    return describeSolution({ ...rest, ...next }, catalogue)
  })

  writeInSession(deleteSolution, async ({ tx, session, params: { id }, record }) => {
    record({ kind: 'solution_deleted', solution_id: id, subject_id: id })
    return takeAway(tx, session.id, { kind: 'solution', solution_id: id })
  })

  writeInSession(setSolutionPurposes, replacePurposes)
}

type Editable = { solution_name: string; primary_fhn: number }
const isSame = (a: Editable, b: Editable) => a.solution_name === b.solution_name && a.primary_fhn === b.primary_fhn
