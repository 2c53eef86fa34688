import { addFunctionalOption, deleteFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { refuseConflict } from '../../workshop/edit-conflict.ts'
import type { Routes } from '../../http/routes.ts'
import { takeAway } from '../../history/undo/undo.service.ts'
import { changeOption } from './change-option.ts'
import { findMetricOf, findOption, insertOption } from './functional-options.sql.ts'

export function functionalOptionsRoutes({ writeInSession }: Routes) {
  writeInSession(
    addFunctionalOption,
    async ({ tx, body: { user_story_id, functional_option }, solutionOf, record }) => {
      const solution_id = solutionOf(user_story_id)
      const id = await insertOption(tx, { user_story_id, functional_option })
      const metric_id = await findMetricOf(tx, user_story_id)
      record({ kind: 'option_added', solution_id, subject_id: id, detail: { metric_id, to: functional_option } })
      return { id, functional_option, user_story_id }
    },
  )

  writeInSession(updateFunctionalOption, async ({ tx, session, params: { id }, body, solutionOf, record }) => {
    const solution_id = solutionOf(id)
    const stored = await findOption(tx, id)
    const { functional_option, previous } = body
    const edit = { stored: stored.functional_option, wanted: functional_option, previous }
    await refuseConflict('OPTION_CHANGED', edit, async () => {
      const kinds = ['option_added', 'option_changed']
      return { ...stored, ...(await findAuthor(tx, { session_id: session.id, solution_id, subject_id: id, kinds })) }
    })
    if (stored.functional_option !== functional_option)
      await changeOption({ tx, record }, { ...stored, solution_id }, functional_option)
    return { ...stored, functional_option }
  })

  writeInSession(deleteFunctionalOption, async (writing) => {
    const { id } = writing.params
    const solution_id = writing.solutionOf(id)
    const { functional_option: from, user_story_id } = await findOption(writing.tx, id)
    const metric_id = await findMetricOf(writing.tx, user_story_id)
    const answer = await takeAway(writing, { kind: 'option', solution_id, functional_option: id })
    writing.record({ kind: 'option_deleted', solution_id, subject_id: id, detail: { metric_id, from, ...answer } })
    return answer
  })
}
