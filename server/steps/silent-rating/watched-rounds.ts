import type { WatchedRound } from '#contract/silent-rating.ts'
import type { Queries } from '../../db/schema.ts'
import { listRounds, type CountedRound } from '../../solution-parts/silent-counts.sql.ts'
import { listRatedOptions, optionsOfSession } from './silent-rating.sql.ts'

/** Every option of a session that somebody has rated alone, in each direction, in the round that it is in. */
export async function listWatchedRounds(db: Queries, sessionId: number): Promise<WatchedRound[]> {
  const options = await listRatedOptions(db, sessionId)
  if (options.length === 0) return []
  const rounds = await listRounds(db, optionsOfSession(db, sessionId))
  return options.flatMap((option) =>
    [true, false].flatMap((virtuous) => {
      const [first, second] = rounds.filter(
        (round) => round.functional_option_id === option.functional_option_id && round.virtuous === virtuous,
      )
      // an option that was revealed before anybody rated it is nothing to watch
      if (!first || (first.people === 0 && !second)) return []
      return [{ ...option, virtuous, ...watched(first, second) }]
    }),
  )
}

function watched(first: CountedRound, second: CountedRound | undefined) {
  const { round, people, revealed, changed } = second ?? first
  return {
    round,
    people,
    revealed,
    ...counted(second ?? first),
    ...(second && { first: { people: first.people, ...counted(first) } }),
    ...(changed.length > 0 && { changed }),
  }
}

const counted = ({ share, spread }: CountedRound) => ({
  ...(share !== null && { share }),
  ...(spread.length > 0 && { spread }),
})
