import type { SessionStatus } from '#contract/session.ts'
import { lookUp } from '../db/kept-statements.ts'
import type { Queries } from '../db/schema.ts'

export interface SessionRow {
  id: number
  code: string
  title: string
  status: SessionStatus
  catalogue_id: number
  revision: number
  /** 1 while the host lets nobody else change anything. */
  frozen: number
  /** 1 while everybody rates alone until the host reveals the ratings. */
  silent_rating: number
  /** Who makes groups, where there are any. */
  groups_by: 'nobody' | 'host' | 'everybody'
}

export const sessionColumns = [
  'id',
  'code',
  'title',
  'status',
  'catalogue_id',
  'revision',
  'frozen',
  'silent_rating',
  'groups_by',
] as const

export const findSession = lookUp((db, id: number) =>
  db.selectFrom('sessions').select(sessionColumns).where('id', '=', id),
)

export function findSessionByCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(sessionColumns).where('code', '=', code).executeTakeFirst()
}

/** Also by a code it had before: people who came in with it stay in. */
export async function findSessionByAnyCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  const current = await findSessionByCode(db, code)
  if (current) return current
  const former = await db.selectFrom('former_codes').select('session_id').where('code', '=', code).executeTakeFirst()
  return former && findSession(db, former.session_id)
}

export async function listFormerCodes(db: Queries, id: number): Promise<string[]> {
  const former = await db
    .selectFrom('former_codes')
    .select('code')
    .where('session_id', '=', id)
    .orderBy('code')
    .execute()
  return former.map(({ code }) => code)
}

/** Where something deleted was taken from, and when. */
export async function locateTrash(db: Queries, token: string) {
  const trash = await db
    .selectFrom('trash')
    .select(['id', 'session_id', 'solution_id', 'deleted_at'])
    .where('token', '=', token)
    .executeTakeFirst()
  const session = trash && (await findSession(db, trash.session_id))
  return session && { thing_id: trash.id, solution_id: trash.solution_id, deleted_at: trash.deleted_at, session }
}
