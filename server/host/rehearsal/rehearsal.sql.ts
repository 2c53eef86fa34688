import type { RehearsalSpeed } from '#contract/rehearsal.ts'
import type { Queries, Tx } from '../../db/schema.ts'

/** How long whoever plays a rehearsal is believed to do so without saying it again. */
const HOLD_MS = 30_000

const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()

/** How far a group is: the parts that are done, and the ids of what it has made, by name. */
export interface GroupPosition {
  done: number
  made: Record<string, number>
}

export function insertRehearsal(tx: Tx, rehearsal: { session_id: number; seed: number; speed: RehearsalSpeed }) {
  return tx.insertInto('rehearsals').values(rehearsal).execute()
}

export function setSpeed(tx: Tx, sessionId: number, speed: RehearsalSpeed) {
  return tx.updateTable('rehearsals').set({ speed }).where('session_id', '=', sessionId).execute()
}

export function setPlaying(tx: Tx, sessionId: number, isPlaying: boolean) {
  return tx
    .updateTable('rehearsals')
    .set({ is_playing: Number(isPlaying) })
    .where('session_id', '=', sessionId)
    .execute()
}

/** Takes a rehearsal that nobody plays, and answers whether that succeeded. */
export async function takeHold(tx: Tx, sessionId: number, player: string): Promise<boolean> {
  const taken = await tx
    .updateTable('rehearsals')
    .set({ player, held_until: inFuture(HOLD_MS) })
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('held_until', 'is', null), where('held_until', '<=', inFuture(0))]))
    .returning('session_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Goes on holding it, and answers how it is to be played; undefined where the host stopped or deleted it. */
export async function renewHold(db: Queries, sessionId: number, player: string) {
  const row = await db
    .updateTable('rehearsals')
    .set({ held_until: inFuture(HOLD_MS) })
    .where('session_id', '=', sessionId)
    .where('player', '=', player)
    .where('held_until', 'is not', null)
    .returning(['seed', 'speed', 'is_playing', 'position'])
    .executeTakeFirst()
  return row && { ...row, position: JSON.parse(row.position) as GroupPosition[] }
}

export function releaseHold(db: Queries, sessionId: number) {
  return db
    .updateTable('rehearsals')
    .set({ is_playing: 0, player: null, held_until: null })
    .where('session_id', '=', sessionId)
    .execute()
}

/** As above, unless another instance has taken it meanwhile. */
export function releaseOwnHold(db: Queries, sessionId: number, player: string) {
  return db
    .updateTable('rehearsals')
    .set({ is_playing: 0, player: null, held_until: null })
    .where('session_id', '=', sessionId)
    .where('player', '=', player)
    .execute()
}

export async function isPlayed(db: Queries, sessionId: number): Promise<boolean> {
  const row = await db.selectFrom('rehearsals').select('player').where('session_id', '=', sessionId).executeTakeFirst()
  return row !== undefined && row.player !== null
}

/** For a process that is the only one on its database, and has just started. */
export function releaseAll(db: Queries) {
  return db.updateTable('rehearsals').set({ is_playing: 0, player: null, held_until: null }).execute()
}

export function keepPosition(db: Queries, sessionId: number, player: string, position: GroupPosition[]) {
  return db
    .updateTable('rehearsals')
    .set({ position: JSON.stringify(position) })
    .where('session_id', '=', sessionId)
    .where('player', '=', player)
    .execute()
}
