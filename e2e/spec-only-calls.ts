import { fhns, measures, metrics, people, purposes } from './spec-only-catalogue.ts'

/**
 * The 28 calls of the specification and nothing else, in memory, with a catalogue of their own. Where the specification
 * leaves a shape open they answer the looser one: a bare list for the story rows, the primary need as an object, null
 * for an empty text, and no body after a write.
 */
/** `never` fits everywhere: the test asserts what is sent, and this server believes it. */
type Body = Record<string, never>
interface Request {
  ids: number[]
  query: URLSearchParams
  body: Body
}
type Answer = (request: Request) => unknown

interface Story {
  id: number
  solution_id: number
  metric_id: number
  user_story: string | null
}

export const SESSION_ID = 'ROOM-7'
export const NOT_FOUND = Symbol('not found')

export function specOnlyCalls(): Record<string, Answer> {
  let lastId = 100
  const nextId = () => (lastId += 1)
  const solutions = new Map<number, Record<string, unknown> & { primary_fhn: number; purpose_ids: number[] }>()
  const added = new Set<string>()
  let stories: Story[] = []
  let options: { id: number; user_story_id: number; functional_option: string }[] = []
  const ratings: { id: number; functional_option_id: number; fhn_id: number; virtuous: boolean; measure: number }[] = []
  let requirements: { id: number; option_analysis_id: number; specification: string }[] = []

  const ofSolution = (id = 0) => stories.filter((story) => story.solution_id === id)
  const purposeNames = (ids: number[]) => purposes.filter(({ id }) => ids.includes(id)).map(({ purpose }) => purpose)
  const rowOf = (story: Story) => {
    const metric = metrics.find(({ id }) => id === story.metric_id)!
    const names = metric.stakeholders.filter((name) => added.has(`${story.solution_id} ${name}`))
    return {
      metric_id: metric.id,
      metric_text: metric.metric_text,
      stakeholder: names.join(', ') || null,
      user_story: story.user_story,
      user_story_id: story.id,
      functional_options: options.filter((option) => option.user_story_id === story.id),
    }
  }
  const ratingsOf = (query: URLSearchParams) =>
    ratings.filter((rating) => rating.functional_option_id === Number(query.get('functional_option_id')))
  const nameOf = (stakeholderId = 0) => people.find(({ id }) => id === stakeholderId)?.stakeholder

  return {
    'GET /api/session-validate': ({ query }) => ({ valid: query.get('id') === SESSION_ID }),
    'GET /api/purposes': () => purposes,
    'GET /api/fhns': () => fhns,
    'GET /api/fhn_measures': () => measures,
    'GET /api/metrics': () => metrics,

    'GET /api/solutions': ({ query }) =>
      [...solutions.values()]
        .filter((solution) => solution.session_id === query.get('session_id'))
        .map(({ id, solution_name, user_email, primary_fhn, purpose_ids }) => ({
          id,
          solution_name,
          user_email,
          purposes: purposeNames(purpose_ids),
          p_fhn: fhns[primary_fhn - 1]?.p_fhn,
        })),
    'GET /api/solutions/{}': ({ ids: [id = 0] }) => {
      const solution = solutions.get(id)
      if (!solution) return NOT_FOUND
      const { solution_name, primary_fhn, purpose_ids, created_at } = solution
      const need = { p_fhn: fhns[primary_fhn - 1]?.p_fhn }
      return { id, solution_name, primary_fhn: need, purposes: purposeNames(purpose_ids), created_at }
    },
    'POST /api/solutions': ({ body }) => {
      const id = nextId()
      solutions.set(id, {
        ...body,
        id,
        primary_fhn: body.primary_fhn!,
        purpose_ids: [],
        created_at: '2026-03-01T09:00Z',
      })
      return { id }
    },
    'PUT /api/solutions/{}': ({ ids: [id = 0], body }) => void Object.assign(solutions.get(id)!, body),
    'DELETE /api/solutions/{}': ({ ids: [id = 0] }) => void solutions.delete(id),
    'POST /api/solution-purposes': ({ body }) =>
      void Object.assign(solutions.get(body.solution_id!)!, { purpose_ids: body.purpose_ids }),

    'GET /api/user_stories_table/{}': ({ ids: [id] }) => ofSolution(id).map(rowOf),
    'PUT /api/user_stories_table/{}': ({ ids: [id], body }) => {
      for (const { metric_id, user_story } of body.updates! as Story[]) {
        ofSolution(id).find((story) => story.metric_id === metric_id)!.user_story = user_story
      }
    },
    'POST /api/user-stories': ({ body }) => {
      stories.push({ id: nextId(), solution_id: body.solution_id!, metric_id: body.metric_id!, user_story: null })
    },
    'DELETE /api/user_stories_table/{}/{}': ({ ids: [id, metricId] }) => {
      stories = stories.filter((story) => story.solution_id !== id || story.metric_id !== metricId)
    },

    'GET /api/solution/{}/metrics-stakeholders': ({ ids: [id] }) => ({
      solution_name: null,
      metrics: ofSolution(id).map((story) => ({
        ...rowOf(story),
        potential_stakeholders: people
          .filter(({ stakeholder }) =>
            metrics.find((m) => m.id === story.metric_id)!.stakeholders.includes(stakeholder),
          )
          .map((person) => ({ ...person, already_added: added.has(`${id} ${person.stakeholder}`) })),
      })),
    }),
    'POST /api/solution-stakeholders': ({ body }) =>
      void added.add(`${body.solution_id} ${nameOf(body.stakeholder_id)}`),
    'DELETE /api/solution-stakeholders/{}/{}': ({ ids: [id, person] }) => void added.delete(`${id} ${nameOf(person)}`),

    'POST /api/function_options': ({ body }) => {
      options.push({ id: nextId(), user_story_id: body.user_story_id!, functional_option: body.functional_option! })
    },
    'PUT /api/function_options/{}': ({ ids: [id], body }) => {
      options.find((option) => option.id === id)!.functional_option = body.functional_option!
    },
    'DELETE /api/function_options/{}': ({ ids: [id] }) => {
      options = options.filter((option) => option.id !== id)
    },

    'GET /api/option_analysis': ({ query }) =>
      ratingsOf(query).filter(({ virtuous }) => String(virtuous) === query.get('virtuous')),
    'GET /api/option_analysis/both': ({ query }) => ({
      virtuous: ratingsOf(query).filter(({ virtuous }) => virtuous),
      vicious: ratingsOf(query).filter(({ virtuous }) => !virtuous),
    }),
    'PUT /api/option_analysis': ({ body }) => {
      for (const update of body.updates! as typeof ratings) {
        const isSameCell = (other: (typeof ratings)[number]) =>
          other.functional_option_id === update.functional_option_id &&
          other.fhn_id === update.fhn_id &&
          other.virtuous === update.virtuous
        const stored = ratings.find(isSameCell)
        if (stored) stored.measure = update.measure
        else ratings.push({ ...update, id: nextId() })
      }
    },

    'GET /api/system_requirements': ({ query }) => {
      const analysisIds = ratingsOf(query).map(({ id }) => id)
      return requirements.filter((requirement) => analysisIds.includes(requirement.option_analysis_id))
    },
    'POST /api/system_requirements': ({ body }) => {
      requirements.push({
        id: nextId(),
        option_analysis_id: body.option_analysis_id!,
        specification: body.specification!,
      })
    },
    'PUT /api/system_requirements/{}': ({ ids: [id], body }) => {
      requirements.find((requirement) => requirement.id === id)!.specification = body.specification!
    },
    'DELETE /api/system_requirements/{}': ({ ids: [id] }) => {
      requirements = requirements.filter((requirement) => requirement.id !== id)
    },
  }
}
