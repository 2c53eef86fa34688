import type { Tx } from '../../db/schema.ts'
import { findOptionText } from '../../solution-parts/options.sql.ts'
import { locate } from '../../workshop/places.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import { listRounds } from './silent-rating.sql.ts'
import { listRevealed, type Round } from '../../solution-parts/reveals.sql.ts'

interface Wanted {
  functional_option_id?: number
  /** Both directions when absent. */
  virtuous?: boolean
}

type Revealing = Round & { solution_id: number; functional_option: string }

/**
 * What is hidden of an option, also where nobody has rated yet: a group may want to go on without. Of all options only
 * what somebody has rated: the others are still to come.
 */
export async function findRoundsToReveal(tx: Tx, sessionId: number, wanted: Wanted): Promise<Revealing[]> {
  const rounds =
    wanted.functional_option_id === undefined
      ? (await listRounds(tx, sessionId)).filter(({ revealed }) => !revealed)
      : await hiddenRoundsOf(tx, sessionId, wanted.functional_option_id)
  return rounds.filter(({ virtuous }) => wanted.virtuous === undefined || virtuous === wanted.virtuous)
}

async function hiddenRoundsOf(tx: Tx, sessionId: number, functional_option_id: number): Promise<Revealing[]> {
  const [place] = await locate(tx, 'functional_option', [functional_option_id])
  const option = await findOptionText(tx, functional_option_id)
  if (place?.id !== sessionId || !option) throw new AppError('NOT_FOUND')
  const revealed = (await listRevealed(tx, [functional_option_id])).map(({ virtuous }) => virtuous)
  return [true, false]
    .filter((virtuous) => !revealed.includes(virtuous))
    .map((virtuous) => ({ functional_option_id, virtuous, solution_id: place.solution_id, ...option }))
}
