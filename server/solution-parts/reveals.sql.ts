import type { Queries, Tx } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'

/** An option in one direction. */
export interface Round {
  functional_option_id: number
  virtuous: boolean
}

export const roundKey = ({ functional_option_id, virtuous }: Round) => `${functional_option_id} ${virtuous}`

/** Those of the rounds of some options that are revealed. */
export async function listRevealed(db: Queries, optionIds: number[]): Promise<Round[]> {
  const rows = await db
    .selectFrom('silent_reveals')
    .select(['functional_option_id', 'virtuous'])
    .where('functional_option_id', 'in', optionIds)
    .execute()
  return rows.map((row) => ({ ...row, virtuous: row.virtuous === 1 }))
}

/** The group's value would tell what its first raters think, so it waits until all have been heard. */
export async function requireRevealed(tx: Tx, rounds: Round[]) {
  const ids = [...new Set(rounds.map((round) => round.functional_option_id))]
  const revealed = new Set((await listRevealed(tx, ids)).map(roundKey))
  if (!rounds.every((round) => revealed.has(roundKey(round)))) throw new AppError('STILL_SILENT')
}
