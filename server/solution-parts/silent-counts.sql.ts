import { sql } from 'kysely'
import { MOVEMENT_PEOPLE_MIN, SPREAD_PEOPLE_MIN } from '#contract/limits.ts'
import { groupBy } from '#contract/outline.ts'
import type { Changed, Chosen } from '#contract/silent-counts.ts'
import type { Queries } from '../db/schema.ts'
import { fromRow, listBegun, roundKey, type OptionIds, type RoundRow } from './silent-rounds.sql.ts'

/** A round as everybody may know it. */
export interface CountedRound extends RoundRow {
  people: number
  /** Empty until it is revealed. */
  spread: Chosen[]
  /** Of a second round that is revealed. */
  changed: Changed[]
}

/** Every round of these options that has begun, the first before the second; of what people chose only counts. */
export async function listRounds(db: Queries, options: OptionIds): Promise<CountedRound[]> {
  const rounds = await listRatedRounds(db, options)
  if (!rounds.some(({ revealed }) => revealed)) return rounds.map((round) => ({ ...round, spread: [], changed: [] }))
  const chosen = await listChosen(db, options)
  const hasMoved = chosen.some(({ round }) => round === 2)
  const cellsOf = listedBy(chosen, roundKey)
  const movedIn = listedBy(hasMoved ? await listMoved(db, options) : [], roundKey)
  return rounds.map((round) => ({
    ...round,
    spread: spreadOf(cellsOf(round)),
    changed: changedOf(movedIn(round), cellsOf({ ...round, round: 1 }), cellsOf(round)),
  }))
}

export type RatedRound = RoundRow & { people: number }

/** The same without what was chosen: how many have rated, and whether it is revealed. */
export async function listRatedRounds(db: Queries, options: OptionIds): Promise<RatedRound[]> {
  const rounds = new Map<string, RatedRound>()
  for (const round of await listBegun(db, options)) rounds.set(roundKey(round), { ...round, people: 0 })
  for (const { people, ...rated } of await countRaters(db, options)) {
    // what came back from the trash of an earlier version has no row of its own
    const known = rounds.get(roundKey(rated)) ?? { ...rated, share: null, revealed: false }
    rounds.set(roundKey(rated), { ...known, people })
  }
  return [...rounds.values()].toSorted(inOrder)
}

const inOrder = (one: RoundRow, other: RoundRow) =>
  one.functional_option_id - other.functional_option_id ||
  Number(other.virtuous) - Number(one.virtuous) ||
  one.round - other.round

/** Thousands of rows are looked up for hundreds of rounds: each is put in its place once. */
function listedBy<Row extends Asked, Asked>(rows: readonly Row[], keyOf: (row: Asked) => string | number) {
  const lists = groupBy(rows, keyOf)
  return (asked: Asked): readonly Row[] => lists.get(keyOf(asked)) ?? []
}

const ratersOf = (cells: readonly { people: number }[]) => cells.reduce((sum, { people }) => sum + people, 0)

const byNeed = (cells: readonly ChosenRow[]) => listedBy(cells, ({ fhn_id }: { fhn_id: number }) => fhn_id)

/** Of a need that few rated everybody could tell who chose what. */
function spreadOf(cells: readonly ChosenRow[]): Chosen[] {
  const sameNeed = byNeed(cells)
  return cells
    .filter((cell) => ratersOf(sameNeed(cell)) >= SPREAD_PEOPLE_MIN)
    .map(({ fhn_id, measure, people }) => ({ fhn_id, measure, people }))
}

/**
 * Where one or two rated a need in one round only, its two spreads and the number of changes would tell together what they
 * chose; so it is told only where that is nobody, or several.
 */
function changedOf(moved: readonly MovedRow[], first: readonly ChosenRow[], second: readonly ChosenRow[]): Changed[] {
  const inEach = [byNeed(first), byNeed(second)]
  return moved.flatMap(({ fhn_id, people, of }) => {
    const inOneOnly = inEach.map((cellsOf) => ratersOf(cellsOf({ fhn_id })) - of)
    const hidesEverybody = inOneOnly.every((count) => count === 0 || count >= SPREAD_PEOPLE_MIN)
    return of >= MOVEMENT_PEOPLE_MIN && hidesEverybody ? [{ fhn_id, people, of }] : []
  })
}

/** How many people rated in each round, without those in `except`. */
export async function countRaters(db: Queries, options: OptionIds, except: readonly number[] = []) {
  const rows = await db
    .selectFrom('silent_ratings')
    .select((select) => [
      'functional_option_id',
      'virtuous',
      'round',
      select.fn.count<number>('participant_id').distinct().as('people'),
    ])
    .where('functional_option_id', 'in', options)
    .$if(except.length > 0, (all) => all.where('participant_id', 'not in', except))
    .groupBy(['functional_option_id', 'virtuous', 'round'])
    .execute()
  return rows.map(fromRow)
}

type ChosenRow = Awaited<ReturnType<typeof listChosen>>[number]

/** How many chose what; nothing of a round that is not revealed, whoever asks. */
async function listChosen(db: Queries, options: OptionIds) {
  const rows = await db
    .selectFrom('silent_ratings as r')
    .innerJoin('silent_reveals as v', (join) =>
      join
        .onRef('v.functional_option_id', '=', 'r.functional_option_id')
        .onRef('v.virtuous', '=', 'r.virtuous')
        .onRef('v.round', '=', 'r.round'),
    )
    .select((select) => [
      'r.functional_option_id',
      'r.virtuous',
      'r.round',
      'r.fhn_id',
      'r.measure',
      select.fn.countAll<number>().as('people'),
    ])
    .where('r.functional_option_id', 'in', options)
    .groupBy(['r.functional_option_id', 'r.virtuous', 'r.round', 'r.fhn_id', 'r.measure'])
    .orderBy('r.fhn_id')
    .orderBy('r.measure')
    .execute()
  return rows.map(fromRow)
}

type MovedRow = Awaited<ReturnType<typeof listMoved>>[number]

/** How many rated a need in both rounds, and how many of them otherwise; nothing before the second is revealed. */
async function listMoved(db: Queries, options: OptionIds) {
  const rows = await db
    .selectFrom('silent_ratings as one')
    .innerJoin('silent_ratings as two', (join) =>
      join
        .onRef('two.functional_option_id', '=', 'one.functional_option_id')
        .onRef('two.virtuous', '=', 'one.virtuous')
        .onRef('two.participant_id', '=', 'one.participant_id')
        .onRef('two.fhn_id', '=', 'one.fhn_id'),
    )
    .innerJoin('silent_reveals as v', (join) =>
      join
        .onRef('v.functional_option_id', '=', 'two.functional_option_id')
        .onRef('v.virtuous', '=', 'two.virtuous')
        .onRef('v.round', '=', 'two.round'),
    )
    .select((select) => [
      'two.functional_option_id',
      'two.virtuous',
      'two.round',
      'two.fhn_id',
      select.fn.countAll<number>().as('of'),
      sql<number>`sum(case when one.measure <> two.measure then 1 else 0 end)`.as('people'),
    ])
    .where('one.round', '=', 1)
    .where('two.round', '=', 2)
    .where('one.functional_option_id', 'in', options)
    .groupBy(['two.functional_option_id', 'two.virtuous', 'two.round', 'two.fhn_id'])
    .orderBy('two.fhn_id')
    .execute()
  return rows.map(fromRow)
}
