import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { Chain } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Who } from './fields.ts'
import { RESULTS_TOKEN_HEADER } from './limits.ts'

const tag = 'results'

// needs and measures are the workshop's, and stand in the answer once
const { fhns, measures, user_email, ...ofNobody } = Chain.properties

/** What a document of a whole workshop is made of; nobody is named in it. */
export const ResultsDocument = Type.Object({
  title: Type.String(),
  created_at: Type.String({ description: 'When the workshop was opened.' }),
  fhns,
  measures,
  solutions: Type.Array(Type.Object(ofNobody)),
})
export type ResultsDocument = Static<typeof ResultsDocument>

export const WorkshopDocument = Type.Object({
  ...ResultsDocument.properties,
  solutions: Type.Array(
    Type.Object({
      ...ofNobody,
      user_email,
      people: Type.Array(Who, { description: 'Those who did something to it.' }),
    }),
  ),
})
export type WorkshopDocument = Static<typeof WorkshopDocument>

export const readWorkshopDocument = endpoint({
  method: 'GET',
  path: '/api/workshops/{id}/document',
  tag,
  summary: 'All solutions of a workshop from purpose to requirement, in one answer',
  params: WorkshopParam,
  status: 200,
  response: WorkshopDocument,
  isExpensive: true,
  access: { kind: 'session', code: 'params.id' },
})

export const readResultsDocument = endpoint({
  method: 'GET',
  path: '/api/results/document',
  tag,
  summary: `The same without anybody's name. The token of the link is in the header ${RESULTS_TOKEN_HEADER}.`,
  status: 200,
  response: ResultsDocument,
  isExpensive: true,
  access: { kind: 'results' },
})
