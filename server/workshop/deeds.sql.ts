import type { Insertable } from 'kysely'
import type { DeedKind } from '#contract/activity.ts'
import type { Change } from '#contract/live.ts'
import { keptForRows } from '../db/kept-statements.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { condense } from '../exchange/condense-changes.ts'

/** What somebody did, for the history of a solution. `detail` holds what the sentence about it needs. */
export interface Deed {
  kind:
    | DeedKind
    | 'participant_joined'
    | 'silently_rated'
    | 'groups_changed'
    | 'own_words_changed'
    | PersonDeed
    | AsideDeed
    | WorkshopDeed
  solution_id: number | null
  subject_id?: number | null
  detail?: object
  /** Set where nobody may be able to look up who did it: it is told live, which names nobody, and not noted. */
  isUnnoted?: true
}

/**
 * What is told live of people and noted nowhere: one gave or lost a name, one was let go, or what everybody is shown as has
 * changed.
 */
type PersonDeed = 'person_named' | 'person_let_go' | 'people_changed'
/** What passes between the host and one group, told in the same way. */
type AsideDeed = 'help_changed' | 'note_changed'
/** The host changed something about the workshop itself; `everything`: and with it whatever is read there. */
type WorkshopDeed = 'workshop_changed' | 'everything'

export const workshopChanged: Deed = { kind: 'workshop_changed', solution_id: null, isUnnoted: true }

/** Whether somebody may be named by it who was not in the session before. */
export const bringsName = ({ kind }: Deed) =>
  kind === 'participant_joined' || kind === 'solution_created' || kind === 'solution_imported'

/** What a cookie says of the person behind a call. */
interface Visitor {
  sessionId: number | null
  participantId: number | null
}

/**
 * Whose deed it is. The host has no name in a workshop, unless the same browser has joined it as a person; the name
 * from another workshop must not appear in this one.
 */
export function doerOf(session: { id: number }, caller: Visitor, isHost: boolean) {
  const participant_id = caller.sessionId === session.id ? caller.participantId : null
  return { participant_id, by_host: isHost && participant_id === null ? 1 : 0 }
}
export type Doer = ReturnType<typeof doerOf>

/** What those who follow the session hear of it. */
export function changesOf(deeds: Deed[]): Change[] {
  return condense(deeds.map(({ kind, solution_id, subject_id = null }) => ({ kind, solution_id, subject_id })))
}

export async function insertActivity(tx: Tx, session_id: number, { participant_id, by_host }: Doer, deeds: Deed[]) {
  const at = new Date().toISOString()
  const noted = deeds.filter(({ isUnnoted }) => !isUnnoted)
  if (noted.length === 0) return
  const rows = noted.map(({ kind, solution_id, subject_id = null, detail = {} }) => ({
    session_id,
    participant_id,
    by_host,
    kind,
    solution_id,
    subject_id,
    detail: JSON.stringify(detail),
    at,
  }))
  await insertRows(tx, rows)
}

const insertRows = keptForRows(
  (db, rows: Insertable<Tables['activity']>[]) => db.insertInto('activity').values(rows),
  Object.values,
)
