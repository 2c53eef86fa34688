import { groupBy } from '#contract/outline.ts'
import type { RoundNumber } from '#contract/silent-counts.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import type { Queries } from '../../db/schema.ts'
import {
  countRaters,
  listRatedRounds,
  listRounds,
  type CountedRound,
  type RatedRound,
} from '../../solution-parts/silent-counts.sql.ts'
import { keyOf, roundKey, type OptionIds, type RatedAlone } from '../../solution-parts/silent-rounds.sql.ts'
import { listRatedOptions, optionsOfSession } from './silent-rating.sql.ts'

/**
 * Every option of a session that somebody has rated alone, in each direction, in the round that it is in.
 * `connected` are the participants who have a tab open.
 */
export async function listWatchedRounds(
  db: Queries,
  sessionId: number,
  connected: readonly number[],
): Promise<WatchedRound[]> {
  const watched = await watch(db, sessionId, listRounds)
  const hasHidden = watched.some(({ first, second }) => !(second ?? first).revealed)
  const rows = hasHidden ? await countRaters(db, optionsOfSession(db, sessionId), connected) : []
  const absent = new Map(rows.map((row) => [roundKey(row), row.people]))
  return watched.map(({ first, second, ...option }) => {
    const present = second ?? first
    const rated_absent = present.revealed ? 0 : (absent.get(roundKey(present)) ?? 0)
    return { ...option, ...countsOf(first, second), ...(rated_absent > 0 && { rated_absent }) }
  })
}

export interface PresentRound extends RatedAlone {
  solution_id: number
  functional_option: string
  round: RoundNumber
  people: number
  revealed: boolean
}

/** The same without what was chosen, for those who only want to know which they are: a transaction must not wait for it. */
export async function listPresentRounds(db: Queries, sessionId: number): Promise<PresentRound[]> {
  const watched = await watch(db, sessionId, listRatedRounds)
  return watched.map(({ first, second, ...option }) => {
    const { round, people, revealed } = second ?? first
    return { ...option, round, people, revealed }
  })
}

async function watch<Round extends RatedRound>(
  db: Queries,
  sessionId: number,
  list: (db: Queries, options: OptionIds) => Promise<Round[]>,
) {
  const options = await listRatedOptions(db, sessionId)
  if (options.length === 0) return []
  const rounds = groupBy(await list(db, optionsOfSession(db, sessionId)), keyOf)
  return options.flatMap((option) =>
    [true, false].flatMap((virtuous) => {
      const [first, second] = rounds.get(keyOf({ ...option, virtuous })) ?? []
      // an option that was revealed before anybody rated it is nothing to watch
      return !first || (first.people === 0 && !second) ? [] : [{ ...option, virtuous, first, second }]
    }),
  )
}

function countsOf(first: CountedRound, second: CountedRound | undefined) {
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
