import type { Tx } from '../../db/schema.ts'

interface SolutionStakeholder {
  solution_id: number
  stakeholder_id: number
}

/** Answers undefined when the stakeholder is already there. */
export function insertStakeholder(tx: Tx, link: SolutionStakeholder) {
  return tx
    .insertInto('solution_stakeholders')
    .values(link)
    .onConflict((conflict) => conflict.columns(['solution_id', 'stakeholder_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function findStakeholder(tx: Tx, { solution_id, stakeholder_id }: SolutionStakeholder) {
  return tx
    .selectFrom('solution_stakeholders')
    .select('id')
    .where('solution_id', '=', solution_id)
    .where('stakeholder_id', '=', stakeholder_id)
    .executeTakeFirst()
}
