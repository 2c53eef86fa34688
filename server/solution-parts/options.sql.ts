import { lookUp } from '../db/kept-statements.ts'

/** For the history, where the words of an option outlive it. */
export const findOptionText = lookUp((db, id: number) =>
  db.selectFrom('functional_options').select('functional_option').where('id', '=', id),
)
