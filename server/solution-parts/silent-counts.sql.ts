import { sql } from 'kysely'
import { groupBy } from '#contract/outline.ts'
import type { Changed, Chosen } from '#contract/silent-counts.ts'
import type { Queries } from '../db/schema.ts'
import { tellableChanges, tellableSpread } from './anonymity.ts'
import { fromRow, listBegun, roundKey, type OptionIds, type RatedAlone, type RoundRow } from './silent-rounds.sql.ts'

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
  const hasChanged = chosen.some(({ round }) => round === 2)
  const chosenIn = listedByRound(chosen)
  const changedIn = listedByRound(hasChanged ? await listChanged(db, options) : [])
  return rounds.map((round) => ({
    ...round,
    spread: tellableSpread(chosenIn(round)),
    changed: tellableChanges(changedIn(round), chosenIn({ ...round, round: 1 }), chosenIn(round)),
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
function listedByRound<Row extends RatedAlone & { round: number }>(rows: readonly Row[]) {
  const lists = groupBy(rows, roundKey)
  return (round: RatedAlone & { round: number }): readonly Row[] => lists.get(roundKey(round)) ?? []
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

/** How many rated a need in both rounds, and how many of them otherwise; nothing before the second is revealed. */
async function listChanged(db: Queries, options: OptionIds) {
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
