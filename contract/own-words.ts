import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { CatalogueReport } from './catalogues.ts'
import { endpoint } from './endpoint.ts'
import { Id, Name, undoFields } from './fields.ts'
import { OWN_METRIC_MAX } from './limits.ts'

const tag = 'own words'
const Existing = Type.Boolean({ description: 'There was one of this name already, and that one was added.' })

/** A metric of the workshop's own. It needs what every metric of a catalogue has: a text and a purpose. */
export const addOwnMetric = endpoint({
  method: 'POST',
  path: '/api/own-metrics',
  tag,
  summary: 'Add a metric of its own to the workshop, and to a solution; where it has one of this name, that one',
  body: Type.Object({
    solution_id: Id,
    metric_text: Type.String({ format: 'words', maxLength: OWN_METRIC_MAX }),
    purpose_ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'Of those of the solution.' }),
  }),
  status: 201,
  response: Type.Object({
    metric_id: Id,
    user_story_id: Id,
    existing: Existing,
    purposes: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Those that the existing one serves, where some of the chosen are not among them.',
      }),
    ),
    undo: undoFields.undo,
  }),
  errors: ['NO_OWN_WORDS', 'TOO_MANY_OWN_WORDS', 'NOT_OF_SOLUTION', 'METRIC_ALREADY_ADDED'],
  access: { kind: 'solution', ids: 'body.solution_id' },
  onlyWithOwnWords: true,
})

/** The same for somebody who matters to metrics of a solution. */
export const addOwnStakeholder = endpoint({
  method: 'POST',
  path: '/api/own-stakeholders',
  tag,
  summary: 'Add a stakeholder of its own to the workshop, and to a solution; where it has one of this name, that one',
  body: Type.Object({
    solution_id: Id,
    stakeholder: Name,
    stakeholder_category: Name,
    metric_ids: Type.Array(Id, {
      minItems: 1,
      maxItems: 1000,
      description: 'The metrics of the solution that concern them.',
    }),
  }),
  status: 201,
  response: Type.Object({
    stakeholder_id: Id,
    existing: Existing,
    stakeholder_category: Type.Optional(
      Type.String({ description: 'That of the existing one, where it is another than was asked for.' }),
    ),
    undo: undoFields.undo,
  }),
  errors: ['NO_OWN_WORDS', 'TOO_MANY_OWN_WORDS', 'NOT_OF_SOLUTION', 'STAKEHOLDER_ALREADY_ADDED'],
  access: { kind: 'solution', ids: 'body.solution_id' },
  onlyWithOwnWords: true,
})

const Word = Type.Object({
  id: Id,
  name: Type.String(),
  solutions: Type.Integer({ minimum: 0, description: 'How many solutions use it.' }),
})

/** What a workshop has added to its catalogue, for its host. */
export const OwnWords = Type.Object({
  is_on: Type.Boolean(),
  catalogue: Type.String({ description: 'The catalogue that they are added to.' }),
  metrics: Type.Array(Word),
  stakeholders: Type.Array(Type.Object({ ...Word.properties, stakeholder_category: Type.String() })),
})
export type OwnWords = Static<typeof OwnWords>

export const listOwnWords = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/own-words',
  tag: 'host',
  summary: 'The metrics and stakeholders that a workshop has added itself',
  params: WorkshopParam,
  status: 200,
  response: OwnWords,
  access: { kind: 'host', session: 'params.id' },
})

export const takeBackOwnWord = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/{id}/own-words/{list}/{word_id}',
  tag: 'host',
  summary: 'Take back an own metric or stakeholder that no solution uses',
  params: Type.Object({
    ...WorkshopParam.properties,
    list: Type.Union([Type.Literal('metrics'), Type.Literal('stakeholders')]),
    word_id: Id,
  }),
  status: 200,
  response: OwnWords,
  errors: ['OWN_WORD_USED'],
  access: { kind: 'host', session: 'params.id' },
})

export const publishOwnWords = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/own-words/publish',
  tag: 'host',
  summary: 'Publish the own words of a workshop in a new version of its catalogue; the workshop itself keeps its own',
  params: WorkshopParam,
  status: 200,
  response: CatalogueReport,
  errors: ['CATALOGUE_CHANGED'],
  access: { kind: 'host', session: 'params.id', lock: 'never' },
})
