import type { RoundNumber } from '#contract/silent-counts.ts'
import type { Tx } from '../../db/schema.ts'
import { findOptionText } from '../../solution-parts/options.sql.ts'
import { locateIn } from '../../workshop/places.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import { listBegun, presentRound, theseOptions, type RatedAlone } from '../../solution-parts/silent-rounds.sql.ts'
import { listPresentRounds, type PresentRound } from './watched-rounds.ts'

/** What the host means: one option, or all; both directions where none is named. */
interface Wanted {
  functional_option_id?: number
  virtuous?: boolean
}

type WantedRound = RatedAlone & { round: RoundNumber; solution_id: number; functional_option: string }

/**
 * What is hidden of an option, also where nobody has rated yet: a group may want to go on without. Of all options only
 * what somebody has rated: the others are still to come.
 */
export async function findRoundsToReveal(tx: Tx, sessionId: number, wanted: Wanted): Promise<WantedRound[]> {
  const rounds =
    wanted.functional_option_id === undefined
      ? (await listPresentRounds(tx, sessionId)).filter(({ revealed, people }) => !revealed && people > 0)
      : await hiddenRoundsOf(tx, sessionId, wanted.functional_option_id)
  return inDirection(rounds, wanted)
}

/** A second round follows a first in which somebody rated and which is revealed. */
export async function findRoundsToRepeat(tx: Tx, sessionId: number, wanted: Wanted): Promise<WantedRound[]> {
  return findWatched(tx, sessionId, wanted, (each) => each.revealed && each.round === 1)
}

/** One that was opened by mistake: nobody's rating may go with it. */
export async function findRoundsToTakeBack(tx: Tx, sessionId: number, wanted: Wanted): Promise<WantedRound[]> {
  return findWatched(tx, sessionId, wanted, (each) => !each.revealed && each.round === 2 && each.people === 0)
}

async function findWatched(
  tx: Tx,
  sessionId: number,
  wanted: Wanted,
  isMeant: (round: PresentRound) => boolean,
): Promise<WantedRound[]> {
  const { functional_option_id } = wanted
  if (functional_option_id !== undefined) await requireOption(tx, sessionId, functional_option_id)
  const rounds = (await listPresentRounds(tx, sessionId)).filter(
    (each) =>
      isMeant(each) && (functional_option_id === undefined || each.functional_option_id === functional_option_id),
  )
  return inDirection(rounds, wanted)
}

const inDirection = (rounds: readonly (Omit<WantedRound, 'round'> & { round?: RoundNumber })[], wanted: Wanted) =>
  rounds
    .filter(({ virtuous }) => wanted.virtuous === undefined || virtuous === wanted.virtuous)
    .map(({ round = 1, ...each }) => ({ ...each, round }))

async function hiddenRoundsOf(tx: Tx, sessionId: number, functional_option_id: number): Promise<WantedRound[]> {
  const option = await requireOption(tx, sessionId, functional_option_id)
  const begun = await listBegun(tx, theseOptions(tx, [functional_option_id]))
  return [true, false].flatMap((virtuous) => {
    const { round, revealed } = presentRound(begun, { functional_option_id, virtuous })
    return revealed ? [] : [{ functional_option_id, virtuous, round, ...option }]
  })
}

async function requireOption(tx: Tx, sessionId: number, optionId: number) {
  const [place] = await locateIn(tx, 'functional_option', [optionId])
  const option = await findOptionText(tx, optionId)
  if (place?.id !== sessionId || !option) throw new AppError('NOT_FOUND')
  return { solution_id: place.solution_id, ...option }
}
