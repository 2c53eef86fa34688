import type { APIRequestContext } from '@playwright/test'
import { call } from './api.ts'

/** Ids and names of the default catalogue. */
export const mobility = { id: 3, purpose: 'Mobility and access' }
export const learning = { id: 2, purpose: 'Learning and skills' }
export const freedom = { id: 9, p_fhn: 'Freedom' }
export const carKilometres = { id: 27, metric_text: 'Car kilometres avoided per member per month' }
export const tripsOnFoot = { id: 26, metric_text: 'Share of trips made on foot, by cycle or by public transport (%)' }
export const residents = { id: 1, stakeholder: 'Residents' }
export const parents = { id: 14, stakeholder: 'Parents and guardians' }

export interface ExampleSolution {
  id: number
  name: string
  story: string
  storyId: number
  option: string
  optionId: number
}

/** A solution with one metric, its story and one option, made past the screens by whoever owns the request context. */
export async function makeSolution(
  request: APIRequestContext,
  session_id: string,
  user_email: string,
): Promise<ExampleSolution> {
  const name = 'Shared cargo bikes'
  const story = 'As a parent I want to carry my shopping without a car.'
  const option = 'A bike with a box at every stop'
  const { id } = await call(request, 'POST /api/solutions', {
    body: { solution_name: name, primary_fhn: freedom.id, session_id, user_email },
  })
  await call(request, 'POST /api/solution-purposes', { body: { solution_id: id, purpose_ids: [mobility.id] } })
  const { user_story_id: storyId } = await call(request, 'POST /api/user-stories', {
    body: { solution_id: id, metric_id: carKilometres.id },
  })
  await call(request, 'PUT /api/user_stories_table/{solution_id}', {
    params: { solution_id: id },
    body: { field: 'user_story', updates: [{ metric_id: carKilometres.id, user_story: story }] },
  })
  const { id: optionId } = await call(request, 'POST /api/function_options', {
    body: { user_story_id: storyId, functional_option: option },
  })
  return { id, name, story, storyId, option, optionId }
}
