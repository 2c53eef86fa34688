import type { SelectQueryBuilder } from 'kysely'
import type { Thing } from '#contract/endpoint.ts'
import { lookUp } from '../db/kept-statements.ts'
import type { Queries, Tables } from '../db/schema.ts'
import { isNotEnded } from './ended-logins.sql.ts'
import { sessionColumns, type SessionRow } from './sessions.sql.ts'

export interface Place {
  thing_id: number
  solution_id: number
}

/** A place, and the session it is in. */
type PlaceIn = Place & { id: number }

/**
 * Where things of one kind belong, with the session itself: one row for each id that exists. Nothing once the login of
 * who asks has ended.
 */
export async function locate(db: Queries, thing: Thing, ids: number[], login: string): Promise<(Place & SessionRow)[]> {
  const [id] = ids
  if (ids.length !== 1 || id === undefined) return withSession(db, places[thing](db, ids), login).execute()
  const place = await locateOne[thing](db, id, login)
  return place ? [place] : []
}

/** The same for whoever has the session already: writers, which have locked it. */
export async function locateIn(db: Queries, thing: Thing, ids: number[]): Promise<PlaceIn[]> {
  const [id] = ids
  if (ids.length !== 1 || id === undefined) return places[thing](db, ids).execute()
  const place = await locateOneIn[thing](db, id)
  return place ? [place] : []
}

const solutions = (db: Queries) => db.selectFrom('solutions as s').select(['s.id as solution_id', 's.session_id as id'])
const stories = (db: Queries) => solutions(db).innerJoin('user_stories as u', 'u.solution_id', 's.id')
const options = (db: Queries) => stories(db).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const ratings = (db: Queries) => options(db).innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
const requirements = (db: Queries) => ratings(db).innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')

// oxlint-disable-next-line typescript/no-explicit-any -- which tables it joins is nobody's business
type Places = SelectQueryBuilder<Tables, any, PlaceIn>

const places: Record<Thing, (db: Queries, ids: number[]) => Places> = {
  solution: (db, ids) => solutions(db).select('s.id as thing_id').where('s.id', 'in', ids),
  user_story: (db, ids) => stories(db).select('u.id as thing_id').where('u.id', 'in', ids),
  functional_option: (db, ids) => options(db).select('o.id as thing_id').where('o.id', 'in', ids),
  option_analysis: (db, ids) => ratings(db).select('a.id as thing_id').where('a.id', 'in', ids),
  system_requirement: (db, ids) => requirements(db).select('r.id as thing_id').where('r.id', 'in', ids),
}

const withSession = (db: Queries, found: Places, login: string) =>
  db
    .selectFrom(found.as('place'))
    .innerJoin('sessions', 'sessions.id', 'place.id')
    .select(['place.thing_id', 'place.solution_id'])
    .select(sessionColumns.map((column) => `sessions.${column}` as const))
    .where(isNotEnded(login))

const one = (thing: Thing) => lookUp((db, id: number, login: string) => withSession(db, places[thing](db, [id]), login))
const oneIn = (thing: Thing) => lookUp((db, id: number) => places[thing](db, [id]))

const locateOne = forEachThing(one)
const locateOneIn = forEachThing(oneIn)

function forEachThing<Made>(make: (thing: Thing) => Made): Record<Thing, Made> {
  const things = Object.keys(places) as Thing[]
  return Object.fromEntries(things.map((thing) => [thing, make(thing)])) as Record<Thing, Made>
}
