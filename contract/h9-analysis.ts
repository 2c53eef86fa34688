import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

const tag = 'H9 analysis'

export const OptionAnalysis = Type.Object({
  id: Id,
  functional_option_id: Id,
  fhn_id: Id,
  virtuous: Type.Boolean(),
  measure: Id,
})
export type OptionAnalysis = Static<typeof OptionAnalysis>

export const OptionAnalysisBoth = Type.Object({
  virtuous: Type.Array(OptionAnalysis),
  vicious: Type.Array(OptionAnalysis),
})
export type OptionAnalysisBoth = Static<typeof OptionAnalysisBoth>

export const RatingUpdate = Type.Object({
  functional_option_id: Id,
  fhn_id: Id,
  virtuous: Type.Boolean(),
  measure: Id,
  previous: Type.Optional(
    Type.Union([Id, Type.Null()], { description: 'The measure the rater saw, or null where there was none.' }),
  ),
})
export type RatingUpdate = Static<typeof RatingUpdate>

export const readOptionAnalysis = endpoint({
  method: 'GET',
  path: '/api/option_analysis',
  tag,
  summary: 'The ratings of an option in one direction',
  query: Type.Object({ functional_option_id: Id, virtuous: Type.Boolean() }),
  status: 200,
  response: Type.Array(OptionAnalysis),
  access: { kind: 'functional_option', ids: 'query.functional_option_id' },
})

export const readOptionAnalysisBoth = endpoint({
  method: 'GET',
  path: '/api/option_analysis/both',
  tag,
  summary: 'The ratings of an option in both directions',
  query: Type.Object({ functional_option_id: Id }),
  status: 200,
  response: OptionAnalysisBoth,
  access: { kind: 'functional_option', ids: 'query.functional_option_id' },
})

export const saveOptionAnalysis = endpoint({
  method: 'PUT',
  path: '/api/option_analysis',
  tag,
  summary: 'Save ratings: all of them, or none',
  body: Type.Object({ updates: Type.Array(RatingUpdate, { minItems: 1, maxItems: 1000 }) }),
  status: 200,
  response: Type.Array(OptionAnalysis),
  errors: ['UNKNOWN_REFERENCE', 'RATING_CHANGED', 'STILL_SILENT'],
  access: { kind: 'functional_option', ids: 'body.updates.functional_option_id' },
})
