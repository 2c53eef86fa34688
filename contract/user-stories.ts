import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { FreeText, Id, Own, WHEN_EMPTY } from './fields.ts'
import { userStoriesMessages } from './messages/user-stories.ts'
import { FunctionalOption } from './functional-options.ts'

const tag = 'user stories'

export const UserStoryRow = Type.Object({
  metric_id: Id,
  metric_text: Type.String(),
  own: Own,
  stakeholder: Type.String({ description: 'Names, separated by comma and space.' }),
  user_story: Type.String(),
  user_story_id: Id,
  functional_options: Type.Array(FunctionalOption),
})
export type UserStoryRow = Static<typeof UserStoryRow>

export const UserStoryTable = Type.Object({
  solution_name: Type.String(),
  metrics: Type.Array(UserStoryRow),
})
export type UserStoryTable = Static<typeof UserStoryTable>

export const readUserStories = endpoint({
  method: 'GET',
  path: '/api/user_stories_table/{solutionId}',
  tag,
  summary: "A solution's metrics with story, stakeholders and options",
  params: Type.Object({ solutionId: Id }),
  status: 200,
  response: UserStoryTable,
  access: { kind: 'solution', ids: 'params.solutionId' },
})

export const saveUserStories = endpoint({
  method: 'PUT',
  path: '/api/user_stories_table/{solution_id}',
  tag,
  summary: 'Save user stories: all of them, or none',
  params: Type.Object({ solution_id: Id }),
  body: Type.Object({
    field: Type.Literal('user_story'),
    updates: Type.Array(
      Type.Object({
        metric_id: Id,
        user_story: FreeText,
        previous: Type.Optional(Type.String({ description: 'The text the editor started from.' })),
      }),
      { maxItems: 1000, [WHEN_EMPTY]: userStoriesMessages.nothingToSave },
    ),
  }),
  status: 200,
  response: UserStoryTable,
  errors: ['STORY_CHANGED'],
  access: { kind: 'solution', ids: 'params.solution_id' },
})
