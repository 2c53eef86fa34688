import type { Queries } from '../db/schema.ts'
import { findSessionByAnyCode, type SessionRow } from './sessions.sql.ts'
import { AppError } from '../errors/app-error.ts'
import { readCode } from './session-code.ts'

/** The workshop the host means, also by an ID it had before. */
export async function workshopOf(db: Queries, typed: string): Promise<SessionRow> {
  const session = await findSessionByAnyCode(db, readCode(typed))
  if (!session) throw new AppError('NOT_FOUND')
  return session
}
