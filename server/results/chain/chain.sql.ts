import type { Decided } from '#contract/chain.ts'
import type { Queries, Tx } from '../../db/schema.ts'

export async function listSolutionIds(db: Queries, sessionId: number): Promise<number[]> {
  const rows = await db.selectFrom('solutions').select('id').where('session_id', '=', sessionId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export function listChainSolutions(db: Queries, ids: number[]) {
  return (
    db
      .selectFrom('solutions as s')
      .innerJoin('sessions', 'sessions.id', 's.session_id')
      // a group that was removed has nothing, and where groups are off there are none
      .leftJoin('groups as g', (join) =>
        join.onRef('g.id', '=', 's.group_id').on('g.removed_at', 'is', null).on('sessions.groups_by', '<>', 'nobody'),
      )
      .select(['s.id', 's.solution_name', 's.user_email', 's.primary_fhn', 's.created_at', 'g.name as group'])
      .where('s.id', 'in', ids)
      .orderBy('s.id')
      .execute()
  )
}

export function findDecision(db: Queries, optionId: number) {
  return db
    .selectFrom('functional_options')
    .select(['decision', 'decision_reason'])
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow()
}

export async function updateDecision(tx: Tx, optionId: number, next: Decided) {
  await tx.updateTable('functional_options').set(next).where('id', '=', optionId).execute()
}
