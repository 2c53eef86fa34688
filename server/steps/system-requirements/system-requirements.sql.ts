import { kept, lookUpKnown } from '../../db/kept-statements.ts'
import type { Queries, Tx } from '../../db/schema.ts'

export function listRequirements(db: Queries, optionId: number) {
  return db
    .selectFrom('option_analysis as a')
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
    .select(['r.id', 'r.option_analysis_id', 'r.specification', 'r.recheck'])
    .where('a.functional_option_id', '=', optionId)
    .orderBy('r.id')
    .execute()
}

export const findRequirement = lookUpKnown((db, id: number) =>
  db.selectFrom('system_requirements').select(['id', 'option_analysis_id', 'specification']).where('id', '=', id),
)

export const findPlace = lookUpKnown((db, id: number) =>
  db
    .selectFrom('system_requirements as r')
    .innerJoin('option_analysis as a', 'a.id', 'r.option_analysis_id')
    .innerJoin('functional_options as o', 'o.id', 'a.functional_option_id')
    .innerJoin('user_stories as u', 'u.id', 'o.user_story_id')
    .select(['u.solution_id', 'a.functional_option_id', 'r.option_analysis_id'])
    .where('r.id', '=', id),
)

/** Which cell of the analysis a requirement answers. */
export const findRating = lookUpKnown((db, id: number) =>
  db.selectFrom('option_analysis').select(['functional_option_id', 'fhn_id', 'virtuous']).where('id', '=', id),
)

export async function insertRequirement(tx: Tx, requirement: { option_analysis_id: number; specification: string }) {
  return (await insertReturning(tx, requirement.option_analysis_id, requirement.specification)).id
}

const insertReturning = lookUpKnown((tx, option_analysis_id: number, specification: string) =>
  tx.insertInto('system_requirements').values({ option_analysis_id, specification }).returning('id'),
)

export async function updateRequirement(tx: Tx, id: number, specification: string) {
  await updateText(tx, specification, id)
}

const updateText = kept((tx, specification: string, id: number) =>
  tx.updateTable('system_requirements').set({ specification }).where('id', '=', id),
)
