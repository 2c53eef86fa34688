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
import { changeSolution } from './change-solution.service.ts'
import { readProgress } from './progress.ts'
import { replacePurposes } from './purposes.service.ts'
import { findSolution, insertSolution, listSolutionsOf } from './solutions.sql.ts'
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

  writeInSession(updateSolution, changeSolution)

  writeInSession(deleteSolution, async ({ tx, session, params: { id }, record }) => {
    record({ kind: 'solution_deleted', solution_id: id, subject_id: id })
    return takeAway(tx, session.id, { kind: 'solution', solution_id: id })
  })

  writeInSession(setSolutionPurposes, replacePurposes)
}
