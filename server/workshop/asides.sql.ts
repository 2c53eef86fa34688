import type { GroupNote, Help } from '#contract/asides.ts'
import type { Queries, Tx } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

/** Told live; the history is about the work. What it says is read by whoever may. */
export const helpChanged = (solutionId: number) =>
  ({ kind: 'help_changed', solution_id: null, subject_id: solutionId, isUnnoted: true }) as const
export const noteChanged = (solutionId: number) =>
  ({ kind: 'note_changed', solution_id: null, subject_id: solutionId, isUnnoted: true }) as const

/** Calls for help of a session, or of one solution in it, by solution; those that have waited longest first. */
export async function listHelp(db: Queries, sessionId: number, solutionId?: number): Promise<Map<number, Help>> {
  const calls = db
    .selectFrom('help_calls as h')
    .innerJoin('solutions as s', 's.id', 'h.solution_id')
    .leftJoin('participants as p', 'p.id', 'h.participant_id')
    .select(['h.solution_id', 'h.asked_at', 'p.email as by', 'p.name', 'h.about', 'h.coming_at'])
    .where('s.session_id', '=', sessionId)
    .orderBy('h.asked_at')
    .orderBy('h.solution_id')
  const rows = await (solutionId === undefined ? calls : calls.where('h.solution_id', '=', solutionId)).execute()
  return new Map(
    rows.map(({ solution_id, name, ...help }) => [solution_id, { ...help, ...(name !== null && { name }) }]),
  )
}

export async function listNotes(db: Queries, sessionId: number, solutionId?: number): Promise<Map<number, GroupNote>> {
  const notes = db
    .selectFrom('group_notes as n')
    .innerJoin('solutions as s', 's.id', 'n.solution_id')
    .select(['n.solution_id', 'n.note as text', 'n.written_at'])
    .where('s.session_id', '=', sessionId)
  const rows = await (solutionId === undefined ? notes : notes.where('n.solution_id', '=', solutionId)).execute()
  return new Map(rows.map(({ solution_id, ...note }) => [solution_id, note]))
}

export async function insertHelp(
  tx: Tx,
  call: { solution_id: number; participant_id: number | null; about: string; asked_at: string },
) {
  await deleteHelp(tx, call.solution_id)
  await tx
    .insertInto('help_calls')
    .values({ ...call, coming_at: null })
    .execute()
}

export async function updateHelp(tx: Tx, solutionId: number, change: { about: string } | { coming_at: string }) {
  await tx.updateTable('help_calls').set(change).where('solution_id', '=', solutionId).execute()
}

export async function deleteHelp(tx: Tx, solutionId: number) {
  await tx.deleteFrom('help_calls').where('solution_id', '=', solutionId).execute()
}

export async function replaceNote(tx: Tx, solutionId: number, note: GroupNote | null) {
  await tx.deleteFrom('group_notes').where('solution_id', '=', solutionId).execute()
  if (!note) return
  await tx
    .insertInto('group_notes')
    .values({ solution_id: solutionId, note: note.text, written_at: note.written_at })
    .execute()
}

export async function requireSolutionIn(db: Queries, sessionId: number, solutionId: number) {
  await db
    .selectFrom('solutions')
    .select('id')
    .where('id', '=', solutionId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}
