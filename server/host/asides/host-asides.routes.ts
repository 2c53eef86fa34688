import { answerHelp, writeGroupNote } from '#contract/asides.ts'
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
import { refuseConflict } from '../../workshop/edit-conflict.ts'
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
    const stored = present?.text ?? null
    const text = body.note?.trim() ?? null
    // another window may have sent one meanwhile
    await refuseConflict('NOTE_CHANGED', { stored, wanted: text, previous: body.previous }, () => ({
      note: stored,
      by: null,
      at: present?.written_at ?? null,
    }))
    if (text === stored) return { note: present }
    const note = text === null ? null : { text, written_at: new Date().toISOString() }
    await replaceNote(tx, solution_id, note)
    record(noteChanged(solution_id))
    return { note }
  })
}
