import type { Decision } from '#contract/chain.ts'
import type { Queries, Tx } from '../../db/schema.ts'

const links = (db: Queries, solutionId: number) =>
  db.selectFrom('user_stories as u').where('u.solution_id', '=', solutionId)
const options = (db: Queries, solutionId: number) =>
  links(db, solutionId).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const ratings = (db: Queries, solutionId: number) =>
  options(db, solutionId).innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')

export function listChainOptions(db: Queries, solutionId: number) {
  return options(db, solutionId)
    .select(['o.id', 'o.user_story_id', 'o.functional_option', 'o.decision', 'o.decision_reason', 'o.recheck'])
    .orderBy('o.id')
    .execute()
}

export function listChainRatings(db: Queries, solutionId: number) {
  return ratings(db, solutionId)
    .select(['a.id', 'a.functional_option_id', 'a.fhn_id', 'a.virtuous', 'a.measure'])
    .orderBy('a.id')
    .execute()
}

export function listChainRequirements(db: Queries, solutionId: number) {
  return ratings(db, solutionId)
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
    .select(['r.id', 'r.option_analysis_id', 'r.specification', 'r.recheck'])
    .orderBy('r.id')
    .execute()
}

export function findDecision(db: Queries, optionId: number) {
  return db
    .selectFrom('functional_options')
    .select(['id', 'decision', 'decision_reason'])
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow()
}

export async function updateDecision(
  tx: Tx,
  optionId: number,
  next: { decision: Decision | null; decision_reason: string },
) {
  await tx.updateTable('functional_options').set(next).where('id', '=', optionId).execute()
}
