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

export function findRequirement(db: Queries, id: number) {
  return db
    .selectFrom('system_requirements')
    .select(['id', 'option_analysis_id', 'specification'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Which cell of the analysis a requirement answers. */
export function findRating(db: Queries, id: number) {
  return db
    .selectFrom('option_analysis')
    .select(['functional_option_id', 'fhn_id', 'virtuous'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function insertRequirement(tx: Tx, requirement: { option_analysis_id: number; specification: string }) {
  const { id } = await tx
    .insertInto('system_requirements')
    .values(requirement)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRequirement(tx: Tx, id: number, specification: string) {
  await tx.updateTable('system_requirements').set({ specification }).where('id', '=', id).execute()
}
