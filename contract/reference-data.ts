import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

const tag = 'reference data'

export const Fhn = Type.Object({
  id: Id,
  p_fhn: Type.String(),
  description: Type.Optional(Type.String()),
  icon: Type.Optional(Type.String()),
})
export type Fhn = Static<typeof Fhn>

export const Purpose = Type.Object({
  id: Id,
  purpose: Type.String(),
  description: Type.Optional(Type.String()),
})
export type Purpose = Static<typeof Purpose>

/** What a measure does to a need; readings across both directions rest on it. */
export const Effect = Type.Union([
  Type.Literal('helps'),
  Type.Literal('seems'),
  Type.Literal('harms'),
  Type.Literal('none'),
])
export type Effect = Static<typeof Effect>

export const Measure = Type.Object({
  id: Id,
  measure: Type.String(),
  description: Type.Optional(Type.String()),
  effect: Type.Optional(Effect),
})
export type Measure = Static<typeof Measure>

export const listFhns = endpoint({
  method: 'GET',
  path: '/api/fhns',
  tag,
  summary: 'The fundamental human needs',
  status: 200,
  response: Type.Array(Fhn),
  access: { kind: 'member' },
})

export const listPurposes = endpoint({
  method: 'GET',
  path: '/api/purposes',
  tag,
  summary: 'The purposes a solution can have',
  status: 200,
  response: Type.Array(Purpose),
  access: { kind: 'member' },
})

export const listMeasures = endpoint({
  method: 'GET',
  path: '/api/fhn_measures',
  tag,
  summary: 'The measures an option is rated with; id 5 means None',
  status: 200,
  response: Type.Array(Measure),
  access: { kind: 'member' },
})
