import {
  addSystemRequirement,
  deleteSystemRequirement,
  findSystemRequirement,
  listSystemRequirements,
  updateSystemRequirement,
} from '#contract/system-requirements.ts'
import { showCode } from '../../workshop/session-code.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { refuseConflict } from '../../workshop/edit-conflict.ts'
import type { Routes } from '../../http/routes.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { changeRequirement } from './change-requirement.ts'
import {
  findPlace,
  findRating,
  findRequirement,
  insertRequirement,
  listRequirements,
} from './system-requirements.sql.ts'

export function systemRequirementsRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listSystemRequirements, async ({ db, query }) => {
    const rows = await listRequirements(db, query.functional_option_id)
    return rows.map(({ recheck, ...row }) => (recheck === 1 ? { ...row, recheck: true } : row))
  })

  readInSession(findSystemRequirement, async ({ db, params, isHost, session }) => ({
    ...(await findPlace(db, params.id)),
    ...(isHost && session && { session_id: showCode(session.code) }),
  }))

  writeInSession(
    addSystemRequirement,
    async ({ tx, body: { option_analysis_id, specification }, solutionOf, record }) => {
      const solution_id = solutionOf(option_analysis_id)
      const id = await insertRequirement(tx, { option_analysis_id, specification })
      const detail = { rating: await findRating(tx, option_analysis_id), to: specification }
      record({ kind: 'requirement_added', solution_id, subject_id: id, detail })
      return { id, option_analysis_id, specification }
    },
  )

  writeInSession(updateSystemRequirement, async ({ tx, session, params: { id }, body, solutionOf, record }) => {
    const solution_id = solutionOf(id)
    const stored = await findRequirement(tx, id)
    const { specification, previous } = body
    const edit = { stored: stored.specification, wanted: specification, previous }
    await refuseConflict('REQUIREMENT_CHANGED', edit, async () => {
      const kinds = ['requirement_added', 'requirement_changed']
      return { ...stored, ...(await findAuthor(tx, { session_id: session.id, solution_id, subject_id: id, kinds })) }
    })
    if (stored.specification !== specification)
      await changeRequirement({ tx, record }, { ...stored, solution_id }, specification)
    return { ...stored, specification }
  })

  writeInSession(deleteSystemRequirement, async (writing) => {
    const { id } = writing.params
    const solution_id = writing.solutionOf(id)
    const { specification: from, option_analysis_id } = await findRequirement(writing.tx, id)
    const rating = await findRating(writing.tx, option_analysis_id)
    const answer = await takeAway(writing, { kind: 'requirement', solution_id, system_requirement: id })
    const detail = { rating, from, undo: answer.undo }
    writing.record({ kind: 'requirement_deleted', solution_id, subject_id: id, detail })
    return answer
  })
}
