import { keptForRows } from '../../db/kept-statements.ts'
import type { Queries } from '../../db/schema.ts'

const stories = (db: Queries) =>
  db
    .selectFrom('solutions as s')
    .innerJoin('user_stories as u', 'u.solution_id', 's.id')
    .select(['s.session_id', 's.solution_name', 'u.solution_id'])
const options = (db: Queries) => stories(db).innerJoin('functional_options as o', 'o.user_story_id', 'u.id')
const requirements = (db: Queries) =>
  options(db)
    .innerJoin('option_analysis as a', 'a.functional_option_id', 'o.id')
    .innerJoin('system_requirements as r', 'r.option_analysis_id', 'a.id')

const itself = (id: number) => [id]

export const listStoriesNow = keptForRows(
  (db, ids: number[]) => stories(db).select(['u.id', 'u.metric_id', 'u.user_story']).where('u.id', 'in', ids),
  itself,
)

export const listOptionsNow = keptForRows(
  (db, ids: number[]) =>
    options(db)
      .select(['o.id', 'o.user_story_id', 'o.functional_option', 'o.decision', 'o.decision_reason'])
      .where('o.id', 'in', ids),
  itself,
)

export const listRequirementsNow = keptForRows(
  (db, ids: number[]) =>
    requirements(db).select(['r.id', 'r.option_analysis_id', 'r.specification']).where('r.id', 'in', ids),
  itself,
)

/** What was done to the texts of a solution that a file can change. */
export const listTextDeeds = (db: Queries, solutionId: number) =>
  db
    .selectFrom('activity')
    .select(['kind', 'subject_id', 'detail'])
    .where('solution_id', '=', solutionId)
    .where('kind', 'in', ['story_saved', 'option_changed', 'option_decided', 'requirement_changed'])
    .execute()
