import type { Tx } from '../../db/schema.ts'

interface SolutionStakeholder {
  solution_id: number
  stakeholder_id: number
}

export function findStakeholder(tx: Tx, { solution_id, stakeholder_id }: SolutionStakeholder) {
  return tx
    .selectFrom('solution_stakeholders')
    .select('id')
    .where('solution_id', '=', solution_id)
    .where('stakeholder_id', '=', stakeholder_id)
    .executeTakeFirst()
}
