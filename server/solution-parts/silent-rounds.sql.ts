import type { Expression } from 'kysely'
import type { RoundNumber } from '#contract/silent-counts.ts'
import type { Queries, Tx } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

/** An option in one direction, which people rate alone in one round or two. */
export interface RatedAlone {
  functional_option_id: number
  virtuous: boolean
}

/** A round that has begun or is revealed. */
export interface RoundRow extends RatedAlone {
  round: RoundNumber
  share: number | null
  revealed: boolean
}

/** Which options are meant: a statement that selects their ids. */
export type OptionIds = Expression<number>

export const theseOptions = (db: Queries, ids: readonly number[]): OptionIds =>
  db.selectFrom('functional_options').select('id').where('id', 'in', ids).$asScalar()

export const keyOf = ({ functional_option_id, virtuous }: RatedAlone) => `${functional_option_id} ${virtuous}`
export const roundKey = (round: RatedAlone & { round: number }) => `${keyOf(round)} ${round.round}`

/** As the tables have it. */
export function fromRow<Row extends { virtuous: number; round: number }>(row: Row) {
  const { virtuous, round, ...rest } = row
  return { ...rest, virtuous: virtuous === 1, round: round === 2 ? (2 as const) : (1 as const) }
}

export async function listBegun(db: Queries, options: OptionIds): Promise<RoundRow[]> {
  const begun = await db
    .selectFrom('silent_rounds')
    .select(['functional_option_id', 'virtuous', 'round', 'share'])
    .where('functional_option_id', 'in', options)
    .execute()
  const revealed = await db
    .selectFrom('silent_reveals')
    .select(['functional_option_id', 'virtuous', 'round'])
    .where('functional_option_id', 'in', options)
    .execute()
  const rounds = new Map<string, RoundRow>()
  for (const row of begun.map(fromRow)) rounds.set(roundKey(row), { ...row, revealed: false })
  // an option that nobody has rated can be revealed all the same
  for (const row of revealed.map(fromRow)) {
    rounds.set(roundKey(row), { share: null, ...rounds.get(roundKey(row)), ...row, revealed: true })
  }
  return [...rounds.values()]
}

/** The round that an option is in. */
export function presentRound(rounds: readonly RoundRow[], wanted: RatedAlone): Pick<RoundRow, 'round' | 'revealed'> {
  const own = rounds.filter((round) => keyOf(round) === keyOf(wanted))
  const { round, revealed } = own.find((each) => each.round === 2) ?? own[0] ?? { round: 1, revealed: false }
  return { round, revealed }
}

/** The group's value would tell what its first raters think, so it waits until all have been heard. */
export async function requireRevealed(tx: Tx, wanted: RatedAlone[]) {
  const ids = [...new Set(wanted.map((each) => each.functional_option_id))]
  const rounds = await listBegun(tx, theseOptions(tx, ids))
  if (!wanted.every((each) => presentRound(rounds, each).revealed)) throw new AppError('STILL_SILENT')
}
