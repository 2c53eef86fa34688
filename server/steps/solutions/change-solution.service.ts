import type { TrafficOf } from '#contract/endpoint.ts'
import type { Solution, updateSolution } from '#contract/solutions.ts'
import { AppError } from '../../errors/app-error.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { isConflict } from '../../workshop/edit-conflict.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { describeSolution } from './solutions.answers.ts'
import { findSolution, updateSolutionRow } from './solutions.sql.ts'

type Editable = { solution_name: string; primary_fhn: number }
const fields = ['solution_name', 'primary_fhn'] as const

/**
 * Changes name and primary FHN, each for itself: one that the editor left as it was is never written over another one,
 * one that somebody else changed meanwhile is a conflict.
 */
export async function changeSolution({
  tx,
  session,
  catalogue,
  params: { id },
  body: { previous, ...wanted },
  record,
}: SessionWrite & Pick<TrafficOf<typeof updateSolution>, 'params' | 'body'>): Promise<Solution> {
  catalogue.requireFhn(wanted.primary_fhn)
  const { solution_name, primary_fhn, ...rest } = await findSolution(tx, id)
  const stored: Editable = { solution_name, primary_fhn }
  const next: Editable = { ...wanted, solution_name: wanted.solution_name.trim() }
  if (previous) {
    const untouched = fields.filter((field) => next[field] === previous[field])
    for (const field of untouched) Object.assign(next, { [field]: stored[field] })
    const conflicts = []
    for (const field of fields)
      if (isConflict({ stored: stored[field], wanted: next[field], previous: previous[field] }))
        conflicts.push({ [field]: stored[field], ...(await findWriter(field)) })
    if (conflicts.length > 0) throw new AppError('SOLUTION_CHANGED', { conflicts })
  }
  if (fields.some((field) => stored[field] !== next[field])) {
    await updateSolutionRow(tx, id, next)
    record({ kind: 'solution_changed', solution_id: id, subject_id: id, detail: { from: stored, to: next } })
  }
  return describeSolution({ ...rest, ...next }, catalogue)

  /** A deed without texts is the creation, which wrote both. */
  function findWriter(field: keyof Editable) {
    const kinds = ['solution_created', 'solution_changed']
    const subject = { session_id: session.id, solution_id: id, subject_id: id, kinds }
    return findAuthor(tx, subject, (detail) => {
      const { from, to } = detail as { from?: Editable; to?: Editable }
      return !from || !to || from[field] !== to[field]
    })
  }
}
