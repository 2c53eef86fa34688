import type { WatchedRound } from '#contract/silent-rating.ts'

/** What the host is asked about: an option in one direction, or all in it. */
export interface Question {
  virtuous: boolean
  round?: WatchedRound
}

export const wantedOf = ({ virtuous, round }: Question) => ({
  virtuous,
  ...(round && { functional_option_id: round.functional_option_id }),
})

/** Whether it is revealed with all the others: an option that nobody has rated is still to come. */
export const canReveal = ({ revealed, people }: WatchedRound) => !revealed && people > 0

/** Whether a second round was opened and can still be taken back: nobody's rating would go with it. */
export const canTakeBack = ({ revealed, round, people }: WatchedRound) => !revealed && round === 2 && people === 0

/** Whether a second round can follow; a server that tells no rounds knows none. */
export const canRepeat = ({ revealed, round, people }: WatchedRound) => revealed && round === 1 && people > 0
