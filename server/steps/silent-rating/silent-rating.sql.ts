import type { RoundNumber } from '#contract/silent-counts.ts'
import type { SilentRating } from '#contract/silent-rating.ts'
import type { Queries, Tx } from '../../db/schema.ts'
import { fromRow, keyOf, type OptionIds, type RatedAlone } from '../../solution-parts/silent-rounds.sql.ts'

const stored = (virtuous: boolean) => (virtuous ? 1 : 0)

/** Who rates: a person, at the browser that alone may read it back. */
interface Rater {
  participant_id: number
  browser: string
}

export type OwnRating = SilentRating & { round: RoundNumber }

/** What one person rated at this browser. There is no statement for what another one did. */
export async function listOwnRatings(db: Queries, rater: Rater, optionIds: number[]): Promise<OwnRating[]> {
  const rows = await db
    .selectFrom('silent_ratings')
    .select(['functional_option_id', 'fhn_id', 'virtuous', 'measure', 'round'])
    .where('participant_id', '=', rater.participant_id)
    .where('browser', '=', rater.browser)
    .where('functional_option_id', 'in', optionIds)
    .orderBy('functional_option_id')
    .orderBy('virtuous', 'desc')
    .orderBy('fhn_id')
    .execute()
  return rows.map(fromRow)
}

/** Everybody counts once in a round: what the same person rated elsewhere makes room. */
export async function upsertOwnRatings(tx: Tx, rater: Rater, ratings: OwnRating[]) {
  const rounds = new Map(ratings.map((rating) => [keyOf(rating), rating]))
  for (const { functional_option_id, virtuous, round } of rounds.values()) {
    await tx
      .deleteFrom('silent_ratings')
      .where('functional_option_id', '=', functional_option_id)
      .where('virtuous', '=', stored(virtuous))
      .where('round', '=', round)
      .where('participant_id', '=', rater.participant_id)
      .where('browser', '<>', rater.browser)
      .execute()
  }
  await tx
    .insertInto('silent_ratings')
    .values(ratings.map((rating) => ({ ...rating, virtuous: stored(rating.virtuous), ...rater })))
    .onConflict((conflict) =>
      conflict
        .columns(['functional_option_id', 'virtuous', 'round', 'participant_id', 'fhn_id'])
        .doUpdateSet((set) => ({ measure: set.ref('excluded.measure') })),
    )
    .execute()
}

/** A first round begins with its first rating and keeps the share of that moment; one that has begun stays as it is. */
export async function beginFirstRounds(tx: Tx, sessionId: number, wanted: readonly RatedAlone[]) {
  if (wanted.length === 0) return
  const { silent_share } = await tx
    .selectFrom('sessions')
    .select('silent_share')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  await insertRounds(tx, wanted, 1, silent_share)
}

export async function insertRounds(
  tx: Tx,
  rounds: readonly RatedAlone[],
  round: RoundNumber,
  share: number | null,
): Promise<void> {
  const rows = rounds.map(({ functional_option_id, virtuous }) => ({
    functional_option_id,
    virtuous: stored(virtuous),
    round,
    share,
  }))
  await tx
    .insertInto('silent_rounds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSecondRounds(tx: Tx, rounds: readonly RatedAlone[]) {
  for (const { functional_option_id, virtuous } of rounds) {
    await tx
      .deleteFrom('silent_rounds')
      .where('functional_option_id', '=', functional_option_id)
      .where('virtuous', '=', stored(virtuous))
      .where('round', '=', 2)
      .execute()
  }
}

export async function insertReveals(tx: Tx, rounds: readonly (RatedAlone & { round: RoundNumber })[]) {
  const revealed_at = new Date().toISOString()
  const rows = rounds.map(({ functional_option_id, virtuous, round }) => ({
    functional_option_id,
    virtuous: stored(virtuous),
    round,
    revealed_at,
  }))
  await tx.insertInto('silent_reveals').values(rows).execute()
}

export const optionsOfSession = (db: Queries, sessionId: number): OptionIds =>
  db
    .selectFrom('functional_options as o')
    .innerJoin('user_stories as u', 'u.id', 'o.user_story_id')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .select('o.id')
    .where('s.session_id', '=', sessionId)
    .$asScalar()

/** The options of a session that somebody has rated alone, with the names that the host knows them by. */
export function listRatedOptions(db: Queries, sessionId: number) {
  return db
    .selectFrom('functional_options as o')
    .innerJoin('user_stories as u', 'u.id', 'o.user_story_id')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .innerJoin('silent_ratings as r', 'r.functional_option_id', 'o.id')
    .select(['s.id as solution_id', 's.solution_name', 'o.id as functional_option_id', 'o.functional_option'])
    .distinct()
    .where('s.session_id', '=', sessionId)
    .orderBy('s.id')
    .orderBy('o.id')
    .execute()
}
