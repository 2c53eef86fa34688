import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** Of the stories named `u` in a query. */
export const hasOptions = (eb: ExpressionBuilder<Tables & { u: Tables['user_stories'] }, 'u'>) =>
  eb
    .exists(eb.selectFrom('functional_options as o').select('o.id').whereRef('o.user_story_id', '=', 'u.id'))
    .as('has_options')

/** Whether nobody has worked on a metric of a solution: it has no story and no options. */
export const isBare = ({ user_story, has_options }: { user_story: string; has_options: unknown }) =>
  user_story.trim() === '' && !has_options
