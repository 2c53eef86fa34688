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
import { changeSession } from '../../workshop/revision.sql.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'

export function hostAsidesRoutes({ writeAsHost }: Routes) {
  writeAsHost(answerHelp, async ({ tx, params: { id: code, solution_id }, body, record }) => {
    const { id, status } = await workshopOf(tx, code)
    await requireSolutionIn(tx, id, solution_id)
    requireLive({ status })
    // raises the revision, so that on PostgreSQL whoever else writes in this session waits from here on
    await changeSession(tx, id, {})
    const present = (await listHelp(tx, id, solution_id)).get(solution_id)
    if (!present) return null
    if (body.answer === 'answered') await deleteHelp(tx, solution_id)
    else if (present.coming_at === null) await updateHelp(tx, solution_id, { coming_at: new Date().toISOString() })
    record(helpChanged(solution_id))
    return null
  })

  writeAsHost(writeGroupNote, async ({ tx, params: { id: code, solution_id }, body, record }) => {
    const { id, status } = await workshopOf(tx, code)
    await requireSolutionIn(tx, id, solution_id)
    requireLive({ status })
    await changeSession(tx, id, {})
    const present = (await listNotes(tx, id, solution_id)).get(solution_id) ?? null
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
