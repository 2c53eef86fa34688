import type { Queries } from '../db/schema.ts'

export function listRequirementsOfSolution(db: Queries, solutionId: number) {
  return db
    .selectFrom('user_stories as u')
    .innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
    .innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')
    .select(['r.id', 'r.specification'])
    .where('u.solution_id', '=', solutionId)
    .execute()
}
