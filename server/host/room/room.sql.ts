import type { Updateable } from 'kysely'
import type { Queries, Tables, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

const columns = [
  'title',
  'room_step',
  'room_message',
  'timer_ends_at',
  'timer_minutes',
  'frozen',
  'silent_rating',
] as const
export type RoomRow = Awaited<ReturnType<typeof findRoom>>

export function findRoom(db: Queries, sessionId: number) {
  return db
    .selectFrom('sessions')
    .select(columns)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}

export async function countParticipants(db: Queries, sessionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** Raises the revision with the change, so that everybody's next answer is a new one. */
export function updateRoom(tx: Tx, sessionId: number, change: Updateable<Tables['sessions']>): Promise<RoomRow> {
  return tx
    .updateTable('sessions')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('id', '=', sessionId)
    .returning(columns)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}
