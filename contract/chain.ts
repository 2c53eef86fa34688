import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { FreeText, Id, IdParam, Own, Who } from './fields.ts'
import { Fhn, Measure, Purpose } from './reference-data.ts'
import { RevealedRound } from './silent-counts.ts'

const tag = 'chain'

/** What a group has settled about building an option. */
export const Decision = Type.Union([Type.Literal('accepted'), Type.Literal('adapted'), Type.Literal('rejected')])
export type Decision = Static<typeof Decision>

const DecisionOrNone = Type.Union([Decision, Type.Null()])
const Recheck = Type.Boolean({ description: 'What stands above it has changed since; somebody should look again.' })

/**
 * A solution from purpose to requirement, in one answer: what the comparison, the map, the report and the exports are
 * made of. Items are in creation order and refer to each other by id.
 */
export const Chain = Type.Object({
  id: Id,
  solution_name: Type.String(),
  user_email: Who,
  primary_fhn: Id,
  created_at: Type.String(),
  group: Type.Optional(
    Type.String({ description: 'The name of the group it belongs to; absent where that is nobody.' }),
  ),
  purposes: Type.Array(Purpose),
  fhns: Type.Array(Fhn, { description: 'The nine needs, in the order of the catalogue.' }),
  measures: Type.Array(Measure),
  stakeholders: Type.Array(
    Type.Object({ id: Id, stakeholder: Type.String(), stakeholder_category: Type.String(), own: Own }),
  ),
  stories: Type.Array(
    Type.Object({
      id: Id,
      metric_id: Id,
      metric_text: Type.String(),
      own: Own,
      user_story: Type.String(),
      purpose_ids: Type.Array(Id, { description: 'Those purposes of the solution that the metric serves.' }),
      stakeholder_ids: Type.Array(Id, { description: 'Those stakeholders of the solution that the metric concerns.' }),
    }),
  ),
  options: Type.Array(
    Type.Object({
      id: Id,
      user_story_id: Id,
      functional_option: Type.String(),
      decision: DecisionOrNone,
      decision_reason: Type.String(),
      recheck: Recheck,
    }),
  ),
  ratings: Type.Array(
    Type.Object({ id: Id, functional_option_id: Id, fhn_id: Id, virtuous: Type.Boolean(), measure: Id }),
  ),
  requirements: Type.Array(
    Type.Object({ id: Id, option_analysis_id: Id, specification: Type.String(), recheck: Recheck }),
  ),
  silent_rounds: Type.Optional(
    Type.Array(RevealedRound, {
      description: 'What people rated alone, in counts, where it is revealed and at least three rated a need.',
    }),
  ),
})
export type Chain = Static<typeof Chain>

export const readChain = endpoint({
  method: 'GET',
  path: '/api/solutions/{id}/chain',
  tag,
  summary: 'A solution from purpose to requirement, in one answer',
  isExpensive: true,
  params: IdParam,
  status: 200,
  response: Chain,
  access: { kind: 'solution', ids: 'params.id' },
})

/** A decision and why. */
export const Decided = Type.Object({ decision: DecisionOrNone, decision_reason: Type.String() })
export type Decided = Static<typeof Decided>

export const OptionDecision = Type.Object({ id: Id, decision: DecisionOrNone, decision_reason: Type.String() })
export type OptionDecision = Static<typeof OptionDecision>

export const decideOption = endpoint({
  method: 'PUT',
  path: '/api/function_options/{id}/decision',
  tag,
  summary: 'Say whether an option is to be built, and why',
  params: IdParam,
  body: Type.Object({
    decision: DecisionOrNone,
    decision_reason: FreeText,
    previous: Type.Optional(Decided),
  }),
  status: 200,
  response: OptionDecision,
  errors: ['DECISION_CHANGED'],
  access: { kind: 'functional_option', ids: 'params.id' },
})

export const Checked = Type.Object({ id: Id, recheck: Recheck })

export const confirmOption = endpoint({
  method: 'POST',
  path: '/api/function_options/{id}/checked',
  tag,
  summary: "Say that an option's ratings still hold although option or story has changed",
  params: IdParam,
  status: 200,
  response: Checked,
  access: { kind: 'functional_option', ids: 'params.id' },
})

export const confirmRequirement = endpoint({
  method: 'POST',
  path: '/api/system_requirements/{id}/checked',
  tag,
  summary: 'Say that a requirement still holds although its rating has changed',
  params: IdParam,
  status: 200,
  response: Checked,
  access: { kind: 'system_requirement', ids: 'params.id' },
})
