import { Type, type Static } from 'typebox'
import { Decision } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, IdParam, WHEN_EMPTY, Words } from './fields.ts'
import { functionalOptionsMessages } from './messages/functional-options.ts'

const tag = 'functional options'

const OptionText = Type.String({ ...Words, [WHEN_EMPTY]: functionalOptionsMessages.empty })

export const FunctionalOption = Type.Object({
  id: Id,
  functional_option: Type.String(),
  user_story_id: Id,
  recheck: Type.Optional(
    Type.Boolean({ description: 'It was rated, and has changed since, or its story has; absent where not.' }),
  ),
  decision: Type.Optional(Decision),
})
export type FunctionalOption = Static<typeof FunctionalOption>

export const addFunctionalOption = endpoint({
  method: 'POST',
  path: '/api/function_options',
  tag,
  summary: 'Add an option to a user story',
  body: Type.Object({ user_story_id: Id, functional_option: OptionText }),
  status: 201,
  response: FunctionalOption,
  access: { kind: 'user_story', ids: 'body.user_story_id' },
})

export const updateFunctionalOption = endpoint({
  method: 'PUT',
  path: '/api/function_options/{id}',
  tag,
  summary: 'Change the text of an option',
  params: IdParam,
  body: Type.Object({ functional_option: OptionText, previous: Type.Optional(Type.String()) }),
  status: 200,
  response: FunctionalOption,
  errors: ['OPTION_CHANGED'],
  access: { kind: 'functional_option', ids: 'params.id' },
})

export const deleteFunctionalOption = endpoint({
  method: 'DELETE',
  path: '/api/function_options/{id}',
  tag,
  summary: 'Delete an option with its ratings and requirements',
  params: IdParam,
  status: 200,
  response: Deleted,
  access: { kind: 'functional_option', ids: 'params.id' },
})
