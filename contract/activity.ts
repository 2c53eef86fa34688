import { Type, type Static } from 'typebox'
import { Decision, Decided } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParam, Taken, WayBack, Who, WhoOrNobody } from './fields.ts'
import { ACTIVITY_PAGE, ACTIVITY_PAGE_MAX } from './limits.ts'

const DeedStep = Type.Union([
  Type.Literal('solution'),
  Type.Literal('metrics'),
  Type.Literal('stakeholders'),
  Type.Literal('user-stories'),
  Type.Literal('functional-options'),
  Type.Literal('h9-analysis'),
  Type.Literal('system-requirements'),
])
export type DeedStep = Static<typeof DeedStep>

/** What can be done to a solution, by the step it belongs to. */
export const deedKinds = {
  solution: [
    'solution_created',
    'solution_imported',
    'solution_changed',
    'purposes_changed',
    'solution_deleted',
    'solution_restored',
  ],
  metrics: [
    'metric_added',
    'own_metric_added',
    'own_metric_taken_back',
    'metric_removed',
    'metric_restored',
    'metrics_reset',
    'reset_restored',
  ],
  stakeholders: [
    'stakeholder_added',
    'own_stakeholder_added',
    'own_stakeholder_taken_back',
    'stakeholder_removed',
    'stakeholder_restored',
  ],
  'user-stories': ['story_saved'],
  'functional-options': ['option_added', 'option_changed', 'option_deleted', 'option_restored', 'option_decided'],
  'h9-analysis': [
    'ratings_saved',
    'ratings_revealed',
    'second_round_opened',
    'second_round_taken_back',
    'second_round_revealed',
    'option_confirmed',
  ],
  'system-requirements': [
    'requirement_added',
    'requirement_changed',
    'requirement_deleted',
    'requirement_restored',
    'requirement_confirmed',
  ],
} as const satisfies Record<DeedStep, readonly string[]>

export type DeedKind = (typeof deedKinds)[DeedStep][number]

const orNull = <T extends typeof Id | typeof Decision | ReturnType<typeof Type.String>>(type: T) =>
  Type.Union([type, Type.Null()])
const SolutionFields = Type.Object({ solution_name: Type.String(), p_fhn: Type.String() })

/** One line of a solution's history: who did what to which thing, and what it was before. */
export const Deed = Type.Object({
  id: Id,
  at: Type.String({ description: 'ISO 8601, UTC.' }),
  kind: Type.String(),
  step: DeedStep,
  person_id: orNull(Id),
  email: WhoOrNobody,
  by_host: Type.Boolean(),
  subject_id: orNull(Id),
  name: Type.String({ description: 'What it was done to, in the words of the catalogue or of people.' }),
  metric_id: Type.Optional(Id),
  option_id: Type.Optional(Id),
  p_fhn: Type.Optional(Type.String({ description: 'Of a requirement: the need it answers.' })),
  virtuous: Type.Optional(Type.Boolean()),
  decision: Type.Optional(orNull(Decision)),
  decided: Type.Optional(
    Type.Object(
      { from: Type.Optional(Decided), to: Decided, now: Type.Union([Decided, Type.Null()]) },
      { description: 'About an option: before, after, and as it is now; null where that is gone.' },
    ),
  ),
  text: Type.Optional(
    Type.Object(
      {
        from: Type.Optional(Type.String()),
        to: Type.Optional(Type.String()),
        now: orNull(Type.String()),
      },
      { description: 'A story, option or requirement: before, after, and as it is now; null where it is gone.' },
    ),
  ),
  ratings: Type.Optional(
    Type.Array(
      Type.Object({
        p_fhn: Type.String(),
        virtuous: Type.Boolean(),
        from: orNull(Type.String()),
        to: Type.String(),
      }),
    ),
  ),
  purposes: Type.Optional(Type.Object({ added: Type.Array(Type.String()), dropped: Type.Array(Type.String()) })),
  solution: Type.Optional(Type.Object({ from: Type.Optional(SolutionFields), to: SolutionFields })),
  took: Type.Optional(Taken),
  way_back: Type.Optional(WayBack),
})
export type Deed = Static<typeof Deed>

export const Activity = Type.Object({
  deeds: Type.Array(Deed),
  more: Type.Boolean({ description: 'Whether there are older ones.' }),
  people: Type.Array(Type.Object({ id: Id, email: Who }), {
    description: 'Everybody who has done something to this solution.',
  }),
})
export type Activity = Static<typeof Activity>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/solution/{id}/activity',
  tag: 'activity',
  summary: 'The history of a solution, newest first',
  params: IdParam,
  query: Type.Object({
    step: Type.Optional(DeedStep),
    person: Type.Optional(Id),
    before: Type.Optional(Type.Integer({ ...Id, description: 'Only what is older than the deed of this id.' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: ACTIVITY_PAGE_MAX, description: `${ACTIVITY_PAGE} when absent.` }),
    ),
  }),
  status: 200,
  response: Activity,
  access: { kind: 'solution', ids: 'params.id' },
})
