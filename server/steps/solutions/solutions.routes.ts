import {
  createSolution,
  deleteSolution,
  listSolutions,
  readSolution,
  setSolutionPurposes,
  updateSolution,
} from '#contract/solutions.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { ownGroup } from '../../workshop/groups.sql.ts'
import { nameToStore } from '../../workshop/name-to-store.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { changeSolution } from './change-solution.service.ts'
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

  writeInSession(
    createSolution,
    async ({ tx, session, isHost, catalogue, caller: { participantId }, body, record }) => {
      catalogue.requireFhn(body.primary_fhn)
      const id = await insertSolution(tx, {
        session_id: session.id,
        solution_name: body.solution_name.trim(),
        primary_fhn: body.primary_fhn,
        user_email: await nameToStore(tx, session, { participantId, isHost }, body.user_email),
        group_id: await ownGroup(tx, session, participantId),
      })
      const { solution_name, primary_fhn, ...rest } = await findSolution(tx, id)
      const to = { solution_name, primary_fhn }
      record({ kind: 'solution_created', solution_id: id, subject_id: id, detail: { to } })
      return describeSolution({ ...rest, ...to }, catalogue)
    },
  )

  writeInSession(updateSolution, changeSolution)

  writeInSession(deleteSolution, async (writing) => {
    const { id } = writing.params
    const answer = await takeAway(writing, { kind: 'solution', solution_id: id })
    writing.record({ kind: 'solution_deleted', solution_id: id, subject_id: id, detail: answer })
    return answer
  })

  writeInSession(setSolutionPurposes, replacePurposes)
}
