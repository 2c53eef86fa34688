import type { SilentRound } from '#contract/silent-rating.ts'
import type { CountedRound } from '../../solution-parts/silent-counts.sql.ts'
import type { OwnRating } from './silent-rating.sql.ts'

const notBegun = { round: 1, share: null, people: 0, revealed: false, spread: [], changed: [] } as const

/** An option in one direction as one person sees it: from the rounds it has had, and from what that person rated. */
export function seenRound(
  [first, second]: readonly CountedRound[],
  own: readonly OwnRating[],
): Omit<SilentRound, 'may_rate' | 'may_reveal'> {
  const present = second ?? first ?? notBegun
  const { round, revealed, changed } = present
  return {
    round,
    revealed,
    ...withOwn(present, own),
    ...(first && second && { first: withOwn(first, own) }),
    ...(changed.length > 0 && { changed: [...changed] }),
  }
}

type Seen = Pick<CountedRound, 'round' | 'people' | 'share'> & { spread: readonly CountedRound['spread'][number][] }

function withOwn({ round, people, share, spread }: Seen, own: readonly OwnRating[]) {
  return {
    people,
    ...(share !== null && { share }),
    own: own.filter((rating) => rating.round === round),
    spread: [...spread],
  }
}
