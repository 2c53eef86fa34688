import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

const columns = [
  'title',
  'language',
  'room_step',
  'room_item',
  'room_message',
  'timer_ends_at',
  'timer_minutes',
  'frozen',
  'status',
  'silent_rating',
  'silent_share',
  'groups_by',
  'own_words',
  'hide_emails',
  'scene',
] as const
export type RoomRow = Awaited<ReturnType<typeof findRoom>>

export function findRoom(db: Queries, sessionId: number) {
  return db
    .selectFrom('sessions')
    .select(columns)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}
