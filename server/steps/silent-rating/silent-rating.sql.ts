import { SPREAD_PEOPLE_MIN } from '#contract/limits.ts'
import type { SilentRating, WatchedRound } from '#contract/silent-rating.ts'
import type { Queries, Tx } from '../../db/schema.ts'
import { roundKey, type Round } from '../../solution-parts/reveals.sql.ts'

const stored = (virtuous: boolean) => (virtuous ? 1 : 0)

/** Who rates: a person, at the browser that alone may read it back. */
interface Rater {
  participant_id: number
  browser: string
}

/** What one person rated at this browser. There is no statement for what another one did. */
export async function listOwnRatings(db: Queries, rater: Rater, optionIds: number[]): Promise<SilentRating[]> {
  const rows = await db
    .selectFrom('silent_ratings')
    .select(['functional_option_id', 'fhn_id', 'virtuous', 'measure'])
    .where('participant_id', '=', rater.participant_id)
    .where('browser', '=', rater.browser)
    .where('functional_option_id', 'in', optionIds)
    .orderBy('functional_option_id')
    .orderBy('virtuous', 'desc')
    .orderBy('fhn_id')
    .execute()
  return rows.map((row) => ({ ...row, virtuous: row.virtuous === 1 }))
}

/** Everybody counts once in a round: what the same person rated elsewhere makes room. */
export async function upsertOwnRatings(tx: Tx, rater: Rater, ratings: SilentRating[]) {
  const rounds = new Map(ratings.map((rating) => [roundKey(rating), rating]))
  for (const { functional_option_id, virtuous } of rounds.values()) {
    await tx
      .deleteFrom('silent_ratings')
      .where('functional_option_id', '=', functional_option_id)
      .where('virtuous', '=', stored(virtuous))
      .where('participant_id', '=', rater.participant_id)
      .where('browser', '<>', rater.browser)
      .execute()
  }
  await tx
    .insertInto('silent_ratings')
    .values(ratings.map((rating) => ({ ...rating, virtuous: stored(rating.virtuous), ...rater })))
    .onConflict((conflict) =>
      conflict
        .columns(['functional_option_id', 'virtuous', 'participant_id', 'fhn_id'])
        .doUpdateSet((set) => ({ measure: set.ref('excluded.measure') })),
    )
    .execute()
}

export async function countRaters(db: Queries, { functional_option_id, virtuous }: Round): Promise<number> {
  const { people } = await db
    .selectFrom('silent_ratings')
    .select((select) => select.fn.count<number>('participant_id').distinct().as('people'))
    .where('functional_option_id', '=', functional_option_id)
    .where('virtuous', '=', stored(virtuous))
    .executeTakeFirstOrThrow()
  return people
}

/** How many chose what; empty until it is revealed, whoever asks. */
export async function listSpread(db: Queries, round: Round) {
  const { functional_option_id, virtuous } = round
  return db
    .selectFrom('silent_ratings as s')
    .innerJoin('silent_reveals as r', (join) =>
      join.onRef('r.functional_option_id', '=', 's.functional_option_id').onRef('r.virtuous', '=', 's.virtuous'),
    )
    .select((select) => ['s.fhn_id', 's.measure', select.fn.countAll<number>().as('people')])
    .where('s.functional_option_id', '=', functional_option_id)
    .where('s.virtuous', '=', stored(virtuous))
    .groupBy(['s.fhn_id', 's.measure'])
    .orderBy('s.fhn_id')
    .orderBy('s.measure')
    .execute()
}

/** Every round of a session that somebody has rated in. */
export async function listRounds(db: Queries, sessionId: number): Promise<WatchedRound[]> {
  const rows = await db
    .selectFrom('solutions as s')
    .innerJoin('user_stories as u', 'u.solution_id', 's.id')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .innerJoin('silent_ratings as r', 'r.functional_option_id', 'o.id')
    .leftJoin('silent_reveals as v', (join) =>
      join.onRef('v.functional_option_id', '=', 'r.functional_option_id').onRef('v.virtuous', '=', 'r.virtuous'),
    )
    .select((select) => [
      's.id as solution_id',
      's.solution_name',
      'o.id as functional_option_id',
      'o.functional_option',
      'r.virtuous',
      'v.revealed_at',
      select.fn.count<number>('r.participant_id').distinct().as('people'),
    ])
    .where('s.session_id', '=', sessionId)
    .groupBy(['s.id', 's.solution_name', 'o.id', 'o.functional_option', 'r.virtuous', 'v.revealed_at'])
    .orderBy('s.id')
    .orderBy('o.id')
    .orderBy('r.virtuous', 'desc')
    .execute()
  const chosen = await listSpreads(db, sessionId)
  return rows.map(({ revealed_at, ...row }) => {
    const round = { ...row, virtuous: row.virtuous === 1, revealed: revealed_at !== null }
    if (!round.revealed || round.people < SPREAD_PEOPLE_MIN) return round
    const own = chosen.filter((each) => roundKey(each) === roundKey(round))
    return { ...round, spread: own.map(({ fhn_id, measure, people }) => ({ fhn_id, measure, people })) }
  })
}

/** How many chose what, in every round of a session that is revealed. */
async function listSpreads(db: Queries, sessionId: number) {
  const rows = await db
    .selectFrom('silent_ratings as r')
    .innerJoin('silent_reveals as v', (join) =>
      join.onRef('v.functional_option_id', '=', 'r.functional_option_id').onRef('v.virtuous', '=', 'r.virtuous'),
    )
    .innerJoin('functional_options as o', 'o.id', 'r.functional_option_id')
    .innerJoin('user_stories as u', 'u.id', 'o.user_story_id')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .select((select) => [
      'r.functional_option_id',
      'r.virtuous',
      'r.fhn_id',
      'r.measure',
      select.fn.countAll<number>().as('people'),
    ])
    .where('s.session_id', '=', sessionId)
    .groupBy(['r.functional_option_id', 'r.virtuous', 'r.fhn_id', 'r.measure'])
    .orderBy('r.fhn_id')
    .orderBy('r.measure')
    .execute()
  return rows.map((row) => ({ ...row, virtuous: row.virtuous === 1 }))
}

export async function insertReveals(tx: Tx, rounds: Round[]) {
  const revealed_at = new Date().toISOString()
  const rows = rounds.map(({ functional_option_id, virtuous }) => ({
    functional_option_id,
    virtuous: stored(virtuous),
    revealed_at,
  }))
  await tx.insertInto('silent_reveals').values(rows).execute()
}
