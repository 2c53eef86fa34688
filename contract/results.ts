import { Type, type Static } from 'typebox'
import { WorkshopParam } from './admin.ts'
import { Chain } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParam, Nothing } from './fields.ts'
import { RESULTS_LINK_DAYS_MAX, RESULTS_TOKEN_HEADER } from './limits.ts'

const tag = 'results'
const ofTheLink = `The token of the link is in the header ${RESULTS_TOKEN_HEADER}.`

/** A way to a workshop's results for people who are not in it. */
export const ResultsLink = Type.Object({
  created_at: Type.String(),
  ends_at: Type.String({ description: 'From then on it opens nothing.' }),
})
export type ResultsLink = Static<typeof ResultsLink>

export const readResultsLink = endpoint({
  method: 'GET',
  path: '/api/admin/sessions/{id}/results-link',
  tag: 'host',
  summary: 'Whether there is a link to the results of a workshop, and how long it holds',
  params: WorkshopParam,
  status: 200,
  response: Type.Object({ link: Type.Union([ResultsLink, Type.Null()]) }),
  access: { kind: 'host', session: 'params.id' },
})

export const NewResultsLink = Type.Object({
  ...ResultsLink.properties,
  token: Type.String({ description: 'Told this once: only its hash is kept.' }),
  base_url: Type.Union([Type.String(), Type.Null()], {
    description: 'Where people outside this machine reach the server, if it is known.',
  }),
})
export type NewResultsLink = Static<typeof NewResultsLink>

export const makeResultsLink = endpoint({
  method: 'POST',
  path: '/api/admin/sessions/{id}/results-link',
  tag: 'host',
  summary: 'Make a link to the results of a workshop; one that was there opens nothing any more',
  params: WorkshopParam,
  body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: RESULTS_LINK_DAYS_MAX }) }),
  status: 201,
  response: NewResultsLink,
  access: { kind: 'host', session: 'params.id' },
  answersSecret: true,
})

export const takeBackResultsLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/{id}/results-link',
  tag: 'host',
  summary: 'Take the link to the results of a workshop back: it opens nothing any more',
  params: WorkshopParam,
  status: 204,
  response: Nothing,
  access: { kind: 'host', session: 'params.id' },
})

/** Who made it is left out here and below: a link may go anywhere. */
export const ResultsSolution = Type.Object({
  id: Id,
  solution_name: Type.String(),
  p_fhn: Type.String(),
  purposes: Type.Array(Type.String()),
  metrics: Type.Integer(),
  options: Type.Integer(),
  requirements: Type.Integer(),
})
export type ResultsSolution = Static<typeof ResultsSolution>

export const Results = Type.Object({
  title: Type.String(),
  created_at: Type.String({ description: 'When the workshop was opened.' }),
  ends_at: Type.String({ description: 'Until when the link holds.' }),
  solutions: Type.Array(ResultsSolution),
})
export type Results = Static<typeof Results>

export const readResults = endpoint({
  method: 'GET',
  path: '/api/results',
  tag,
  summary: `The results of a workshop for whoever has a link to them, without anybody's name. ${ofTheLink}`,
  status: 200,
  response: Results,
  access: { kind: 'results' },
})

const { user_email: _whoMadeIt, ...ofNobody } = Chain.properties
export const ResultsChain = Type.Object(ofNobody)
export type ResultsChain = Static<typeof ResultsChain>

export const readResultsSolution = endpoint({
  method: 'GET',
  path: '/api/results/solutions/{id}',
  tag,
  summary: `One solution of these results from purpose to requirement. ${ofTheLink}`,
  params: IdParam,
  status: 200,
  response: ResultsChain,
  isExpensive: true,
  access: { kind: 'results', solution: 'params.id' },
})
