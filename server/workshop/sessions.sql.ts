import type { Thing } from '#contract/endpoint.ts'
import { kept, lookUp } from '../db/kept-statements.ts'
import type { Queries } from '../db/schema.ts'

export interface SessionRow {
  id: number
  code: string
  title: string
  status: 'open' | 'closed'
  catalogue_id: number
  revision: number
  /** 1 while the host lets nobody else change anything. */
  frozen: number
  /** 1 while everybody rates alone until the host reveals the ratings. */
  silent_rating: number
}

const columns = ['id', 'code', 'title', 'status', 'catalogue_id', 'revision', 'frozen', 'silent_rating'] as const

export const findSession = lookUp((db, id: number) => db.selectFrom('sessions').select(columns).where('id', '=', id))

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
export const raiseRevision = lookUp((tx, sessionId: number) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', set.lit(1)) }))
    .where('id', '=', sessionId)
    .returning(columns),
)

/** Takes the raise back where nothing that anybody reads has changed. */
export const lowerRevision = kept((tx, sessionId: number) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '-', set.lit(1)) }))
    .where('id', '=', sessionId),
)

export interface Place {
  thing_id: number
  solution_id: number
}

/** Where things of one kind belong, with the session itself: one row for each id that exists. */
export async function locate(db: Queries, thing: Thing, ids: number[]): Promise<(Place & SessionRow)[]> {
  const [id] = ids
  if (ids.length !== 1 || id === undefined) return places[thing](db, ids).execute()
  const place = await locateOne[thing](db, id)
  return place ? [place] : []
}

const solutions = (db: Queries) =>
  db
    .selectFrom('solutions as s')
    .innerJoin('sessions', 'sessions.id', 's.session_id')
    .select(columns.map((column) => `sessions.${column}` as const))
    .select('s.id as solution_id')
const stories = (db: Queries) => solutions(db).innerJoin('user_stories as u', 'u.solution_id', 's.id')
const options = (db: Queries) => stories(db).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const ratings = (db: Queries) => options(db).innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
const requirements = (db: Queries) => ratings(db).innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')

const places = {
  solution: (db: Queries, ids: number[]) => solutions(db).select('s.id as thing_id').where('s.id', 'in', ids),
  user_story: (db: Queries, ids: number[]) => stories(db).select('u.id as thing_id').where('u.id', 'in', ids),
  functional_option: (db: Queries, ids: number[]) => options(db).select('o.id as thing_id').where('o.id', 'in', ids),
  option_analysis: (db: Queries, ids: number[]) => ratings(db).select('a.id as thing_id').where('a.id', 'in', ids),
  system_requirement: (db: Queries, ids: number[]) =>
    requirements(db).select('r.id as thing_id').where('r.id', 'in', ids),
}

const locateOne = {
  solution: lookUp((db, id: number) => places.solution(db, [id])),
  user_story: lookUp((db, id: number) => places.user_story(db, [id])),
  functional_option: lookUp((db, id: number) => places.functional_option(db, [id])),
  option_analysis: lookUp((db, id: number) => places.option_analysis(db, [id])),
  system_requirement: lookUp((db, id: number) => places.system_requirement(db, [id])),
}
