import type { Thing } from '#contract/endpoint.ts'
import { lookUp } from '../db/kept-statements.ts'
import type { Queries } from '../db/schema.ts'
import { sessionColumns, type SessionRow } from './sessions.sql.ts'

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
    .select(sessionColumns.map((column) => `sessions.${column}` as const))
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
