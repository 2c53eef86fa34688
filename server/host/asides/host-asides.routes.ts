import { answerHelp, writeGroupNote, type GroupNote } from '#contract/asides.ts'
import type { BodyOf } from '#contract/index.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import {
  deleteHelp,
  helpChanged,
  listHelp,
  listNotes,
  noteChanged,
  replaceNote,
  requireSolutionIn,
  updateHelp,
} from '../../workshop/asides.sql.ts'
import { requireLive } from '../../workshop/live-room.ts'

export function hostAsidesRoutes({ writeAsHost }: Routes) {
  writeAsHost(answerHelp, async ({ tx, workshop, params: { solution_id }, body, record }) => {
    await requireSolutionIn(tx, workshop.id, solution_id)
    requireLive(workshop)
    const present = (await listHelp(tx, workshop.id, solution_id)).get(solution_id)
    if (!present || (body.answer === 'coming' && present.coming_at !== null)) return null
    if (body.answer === 'answered') await deleteHelp(tx, solution_id)
    else await updateHelp(tx, solution_id, { coming_at: new Date().toISOString() })
    record(helpChanged(solution_id))
    return null
  })

  writeAsHost(writeGroupNote, async ({ tx, workshop, params: { solution_id }, body, record }) => {
    await requireSolutionIn(tx, workshop.id, solution_id)
    requireLive(workshop)
    const present = (await listNotes(tx, workshop.id, solution_id)).get(solution_id) ?? null
    refuseOvertaken(present, body)
    const text = body.note?.trim() ?? null
    if (text === (present?.text ?? null)) return { note: present }
    const note = text === null ? null : { text, written_at: new Date().toISOString() }
    await replaceNote(tx, solution_id, note)
    record(noteChanged(solution_id))
    return { note }
  })
}

/** A note that another window has sent meanwhile is not written over unseen. */
function refuseOvertaken(
  present: GroupNote | null,
  { note, previous }: BodyOf<'PUT /api/admin/sessions/{id}/notes/{solution_id}'>,
) {
  const stored = present?.text ?? null
  if (previous === undefined || stored === previous || stored === (note?.trim() ?? null)) return
  throw new AppError('NOTE_CHANGED', { conflicts: [{ note: stored, by: null, at: present?.written_at ?? null }] })
}
