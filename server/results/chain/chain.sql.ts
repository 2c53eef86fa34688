import type { Decided } from '#contract/chain.ts'
import type { Queries, Tx } from '../../db/schema.ts'

/** The solutions whose rows are wanted. A list of one length makes one statement, so lists are filled up to some lengths. */
export const among = (ids: number[]) => {
  const length = ids.length === 1 ? 1 : Math.ceil(ids.length / FILLED_UP_TO) * FILLED_UP_TO
  return Array.from({ length }, (_, index) => ids[index] ?? ids[0] ?? 0)
}
const FILLED_UP_TO = 20

const links = (db: Queries, ids: number[]) =>
  db.selectFrom('user_stories as u').where('u.solution_id', 'in', among(ids)).select('u.solution_id')
const options = (db: Queries, ids: number[]) =>
  links(db, ids).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const ratings = (db: Queries, ids: number[]) =>
  options(db, ids).innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')

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
      .where('s.id', 'in', among(ids))
      .orderBy('s.id')
      .execute()
  )
}

export function listChainPurposes(db: Queries, ids: number[]) {
  return db
    .selectFrom('solution_purposes')
    .select(['solution_id', 'purpose_id'])
    .where('solution_id', 'in', among(ids))
    .orderBy('purpose_id')
    .execute()
}

export function listChainStakeholders(db: Queries, ids: number[]) {
  return db
    .selectFrom('solution_stakeholders')
    .select(['solution_id', 'stakeholder_id'])
    .where('solution_id', 'in', among(ids))
    .orderBy('id')
    .execute()
}

export function listChainStories(db: Queries, ids: number[]) {
  return links(db, ids).select(['u.id', 'u.metric_id', 'u.user_story']).orderBy('u.id').execute()
}

export function listChainOptions(db: Queries, ids: number[]) {
  return options(db, ids)
    .select(['o.id', 'o.user_story_id', 'o.functional_option', 'o.decision', 'o.decision_reason', 'o.recheck'])
    .orderBy('o.id')
    .execute()
}

export function listChainRatings(db: Queries, ids: number[]) {
  return ratings(db, ids)
    .select(['a.id', 'a.functional_option_id', 'a.fhn_id', 'a.virtuous', 'a.measure'])
    .orderBy('a.id')
    .execute()
}

export function listChainRequirements(db: Queries, ids: number[]) {
  return ratings(db, ids)
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
    .select(['r.id', 'r.option_analysis_id', 'r.specification', 'r.recheck'])
    .orderBy('r.id')
    .execute()
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
