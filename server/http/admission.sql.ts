import type { Thing } from '#contract/endpoint.ts'
import type { Queries, Tx } from '../db/schema.ts'

export interface SessionRow {
  id: number
  code: string
  title: string
  status: 'open' | 'closed'
  catalogue_id: number
  revision: number
}

const columns = ['id', 'code', 'title', 'status', 'catalogue_id', 'revision'] as const

export function findSession(db: Queries, id: number): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(columns).where('id', '=', id).executeTakeFirst()
}

export function findSessionByCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(columns).where('code', '=', code).executeTakeFirst()
}

/** Also by a code it had before: people who came in with it stay in. */
export async function findSessionByAnyCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  const current = await findSessionByCode(db, code)
  if (current) return current
  const former = await db.selectFrom('former_codes').select('session_id').where('code', '=', code).executeTakeFirst()
  return former && findSession(db, former.session_id)
}

/** The session that something deleted was taken from. */
export async function findSessionOfTrash(db: Queries, token: string): Promise<SessionRow | undefined> {
  const trash = await db.selectFrom('trash').select('session_id').where('token', '=', token).executeTakeFirst()
  return trash && findSession(db, trash.session_id)
}

/** Raises the revision first of all: on PostgreSQL this also makes writers of one session wait for each other. */
export function raiseRevision(tx: Tx, sessionId: number): Promise<SessionRow | undefined> {
  return tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .where('id', '=', sessionId)
    .returning(columns)
    .executeTakeFirst()
}

/** Takes the raise back where nothing that anybody reads has changed. */
export async function lowerRevision(tx: Tx, sessionId: number) {
  await tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '-', 1) }))
    .where('id', '=', sessionId)
    .execute()
}

export interface Place {
  id: number
  session_id: number
  solution_id: number
}

/** Where things of one kind belong: one row for each id that exists. */
export function locate(db: Queries, thing: Thing, ids: number[]): Promise<Place[]> {
  switch (thing) {
    case 'solution':
      return db
        .selectFrom('solutions as s')
        .select(['s.id', 's.session_id', 's.id as solution_id'])
        .where('s.id', 'in', ids)
        .execute()
    case 'user_story':
      return stories(db).select('u.id').where('u.id', 'in', ids).execute()
    case 'functional_option':
      return options(db).select('o.id').where('o.id', 'in', ids).execute()
    case 'option_analysis':
      return ratings(db).select('a.id').where('a.id', 'in', ids).execute()
    case 'system_requirement':
      return ratings(db)
        .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
        .select('r.id')
        .where('r.id', 'in', ids)
        .execute()
  }
}

const stories = (db: Queries) =>
  db
    .selectFrom('user_stories as u')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .select(['s.session_id', 's.id as solution_id'])
const options = (db: Queries) => stories(db).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const ratings = (db: Queries) => options(db).innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
