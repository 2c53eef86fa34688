import type { Rehearsal, RehearsalSpeed, RehearsalState } from '#contract/rehearsal.ts'
import type { Queries } from '../db/schema.ts'

interface RehearsalRow {
  seed: number
  speed: number
  is_playing: number
  held_until: string | null
}

/** Undefined for every workshop that is none. */
export async function findRehearsal(db: Queries, sessionId: number): Promise<Rehearsal | undefined> {
  const row = await db
    .selectFrom('rehearsals')
    .select(['seed', 'speed', 'is_playing', 'held_until'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row && { seed: row.seed, speed: row.speed as RehearsalSpeed, state: stateOf(row) }
}

/** The sessions that are rehearsals, for whatever counts the others. */
export async function listRehearsals(db: Queries): Promise<Set<number>> {
  const rows = await db.selectFrom('rehearsals').select('session_id').execute()
  return new Set(rows.map(({ session_id }) => session_id))
}

/** Whoever plays one says so again and again: an instance that was killed plays nothing, and it rests where it was. */
function stateOf({ is_playing, held_until }: RehearsalRow): RehearsalState {
  if (held_until === null || held_until <= new Date().toISOString()) return 'stopped'
  return is_playing === 1 ? 'playing' : 'paused'
}
