import { addFunctionalOption, deleteFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { AppError } from '../http/app-error.ts'
import { findAuthor } from '../http/authorship.sql.ts'
import type { Routes } from '../http/routes.ts'
import { takeAway } from '../undo/undo.service.ts'
import { findOption, insertOption, updateOption } from './functional-options.sql.ts'

export function functionalOptionsRoutes({ writeInSession }: Routes) {
  writeInSession(
    addFunctionalOption,
    async ({ tx, body: { user_story_id, functional_option }, solutionOf, record }) => {
      const solution_id = solutionOf(user_story_id)
      const id = await insertOption(tx, { user_story_id, functional_option })
      record({ kind: 'option_added', solution_id, subject_id: id, detail: { to: functional_option } })
      return { id, functional_option, user_story_id }
    },
  )

  writeInSession(updateFunctionalOption, async ({ tx, session, params: { id }, body, solutionOf, record }) => {
    const solution_id = solutionOf(id)
    const stored = await findOption(tx, id)
    const { functional_option, previous } = body
    if (stored.functional_option !== functional_option) {
      if (previous !== undefined && previous !== stored.functional_option) {
        const kinds = ['option_added', 'option_changed']
        const author = await findAuthor(tx, { session_id: session.id, solution_id, subject_id: id, kinds })
        throw new AppError('OPTION_CHANGED', { conflicts: [{ ...stored, ...author }] })
      }
      await updateOption(tx, id, functional_option)
      const detail = { from: stored.functional_option, to: functional_option }
      record({ kind: 'option_changed', solution_id, subject_id: id, detail })
    }
    return { ...stored, functional_option }
  })

  writeInSession(deleteFunctionalOption, async ({ tx, session, params: { id }, solutionOf, record }) => {
    const solution_id = solutionOf(id)
    const { functional_option } = await findOption(tx, id)
    record({ kind: 'option_deleted', solution_id, subject_id: id, detail: { from: functional_option } })
    return takeAway(tx, session.id, { kind: 'option', solution_id, functional_option: id })
  })
}
