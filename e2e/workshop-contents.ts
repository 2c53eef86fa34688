import type { APIRequestContext } from '@playwright/test'
import { call } from './api.ts'
import { freedom, makeSolution } from './example-solution.ts'
import type { Places } from './screens.ts'

/** The first solution of a workshop, and its first option. */
export async function firstPlaces(request: APIRequestContext, session_id: string): Promise<Places> {
  const [solution] = await call(request, 'GET /api/solutions', { query: { session_id } })
  const solutionId = solution!.id
  const { metrics } = await call(request, 'GET /api/user_stories_table/{solutionId}', { params: { solutionId } })
  return { solutionId, optionId: metrics[0]!.functional_options[0]!.id }
}

/** As little as there can be: a solution without anything, and, because there must be one, an unrated option of another. */
export async function makeEmptySolution(
  request: APIRequestContext,
  session_id: string,
  user_email: string,
): Promise<{ empty: Places; unrated: Places }> {
  const solution = { solution_name: 'Reading room', primary_fhn: freedom.id, session_id, user_email }
  const { id } = await call(request, 'POST /api/solutions', { body: solution })
  const unrated = await makeSolution(request, session_id, user_email)
  return {
    empty: { solutionId: id, optionId: unrated.optionId },
    unrated: { solutionId: unrated.id, optionId: unrated.optionId },
  }
}

const long = (words: string, length: number) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim()
const OPTIONS = 10

/** As much as people can make of it: all purposes, all metrics and stakeholders, long words everywhere. */
export async function makeCrowdedSolution(
  request: APIRequestContext,
  session_id: string,
  user_email: string,
): Promise<Places> {
  const [purposes, fhns] = [await call(request, 'GET /api/purposes', {}), await call(request, 'GET /api/fhns', {})]
  const solution_name = long('Neighbourhood cargo-bike sharing with Donaudampfschifffahrtsgesellschaft ', 100)
  const solution = { solution_name, primary_fhn: fhns[3]!.id, session_id, user_email }
  const { id: solution_id } = await call(request, 'POST /api/solutions', { body: solution })
  await call(request, 'POST /api/solution-purposes', {
    body: { solution_id, purpose_ids: purposes.map(({ id }) => id), metrics_action: 'add_only' },
  })

  const rows = await call(request, 'GET /api/solution/{id}/metrics-stakeholders', { params: { id: solution_id } })
  const people = new Set(rows.metrics.flatMap((row) => row.potential_stakeholders.map(({ id }) => id)))
  for (const stakeholder_id of people) {
    await call(request, 'POST /api/solution-stakeholders', { body: { solution_id, stakeholder_id } })
  }
  const user_story = long('As a neighbour I want every errand of my week to be possible without a car, so that ', 300)
  await call(request, 'PUT /api/user_stories_table/{solution_id}', {
    params: { solution_id },
    body: { field: 'user_story', updates: rows.metrics.map(({ metric_id }) => ({ metric_id, user_story })) },
  })

  const functional_option = long(
    'Book a bike by the hour up to seven days ahead, by phone, web or at a shop, and ',
    250,
  )
  const user_story_id = rows.metrics[0]!.user_story_id
  let optionId = 0
  for (let count = 0; count < OPTIONS; count += 1) {
    optionId = (await call(request, 'POST /api/function_options', { body: { user_story_id, functional_option } })).id
  }

  const updates = fhns.slice(0, 9).flatMap((fhn, place) =>
    [true, false].map((virtuous) => ({
      functional_option_id: optionId,
      fhn_id: fhn.id,
      virtuous,
      measure: (place % 4) + 1,
    })),
  )
  await call(request, 'PUT /api/option_analysis', { body: { updates } })
  const ofOption = { query: { functional_option_id: optionId } }
  const { virtuous } = await call(request, 'GET /api/option_analysis/both', ofOption)
  const specification = long('Every booking shall be possible without a smartphone, within two minutes, and be ', 400)
  for (const { id: option_analysis_id } of virtuous) {
    await call(request, 'POST /api/system_requirements', { body: { option_analysis_id, specification } })
  }
  return { solutionId: solution_id, optionId }
}
