import { askForHelp, takeBackHelp } from '#contract/asides.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addFunctionalOption } from '#contract/functional-options.ts'
import { readOptionAnalysis, saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { addMetric } from '#contract/metrics.ts'
import { saveSilentRatings } from '#contract/silent-rating.ts'
import { createSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { addStakeholder } from '#contract/stakeholders.ts'
import { addSystemRequirement } from '#contract/system-requirements.ts'
import { saveUserStories } from '#contract/user-stories.ts'
import type { Deed, Rated } from './script.ts'
import type { Answer, Visitor } from './visitor.ts'

/** What came of a deed: it is behind the group, has to be tried again, or is for somebody else of the group to do. */
export type Outcome = 'done' | 'wait' | 'not mine'

/** A deed of somebody who is in the workshop; who comes and goes is the group's to know. */
export type Work = Exclude<Deed, { kind: 'join' | 'lose the connection' | 'come back' }>

interface Circumstances {
  sessionId: string
  /** Names this deed among all of the workshop. */
  key: string
  /** The ids of what the group has made so far, by name; what a deed makes is added. */
  made: Record<string, number>
}

const storyOf = (metricId: number) => `story ${metricId}`
export const optionAt = (place: number) => `option ${place}`

export const ratingsOf = (rated: Rated, functional_option_id: number, virtuous: boolean) =>
  rated.map((cell) => ({ ...cell, functional_option_id, virtuous }))

/**
 * Does a deed by the calls that everybody makes, and so within everything that binds people. What it needs may be gone,
 * because the host has deleted it or somebody was refused: then there is nothing to do, and the group goes on.
 */
export async function act(deed: Work, visitor: Visitor, { sessionId, key, made }: Circumstances): Promise<Outcome> {
  const solution_id = made.solution
  if (deed.kind === 'create the solution') {
    const { solution_name, primary_fhn } = deed
    const body = { solution_name, primary_fhn, session_id: sessionId, user_email: visitor.email }
    const created = await visitor.call(createSolution, { body, key })
    if (created.refused === undefined) made.solution = created.body.id
    return outcomeOf(created)
  }
  if (solution_id === undefined) return 'done'
  switch (deed.kind) {
    case 'choose purposes': {
      const body = { solution_id, purpose_ids: deed.purpose_ids, metrics_action: 'unchanged' }
      return outcomeOf(await visitor.call(setSolutionPurposes, { body }))
    }
    case 'ask for help': {
      const { about } = deed
      return outcomeOf(await visitor.call(askForHelp, { params: { id: solution_id }, body: { about }, key }))
    }
    case 'need no more help':
      return outcomeOf(await visitor.call(takeBackHelp, { params: { id: solution_id } }))
    case 'add a metric': {
      const { metric_id } = deed
      const added = await visitor.call(addMetric, { body: { solution_id, metric_id }, key })
      if (added.refused === undefined) made[storyOf(metric_id)] = added.body.user_story_id
      return outcomeOf(added)
    }
    case 'add a stakeholder': {
      const { stakeholder_id } = deed
      return outcomeOf(await visitor.call(addStakeholder, { body: { solution_id, stakeholder_id }, key }))
    }
    case 'write a story': {
      const { metric_id, user_story } = deed
      if (made[storyOf(metric_id)] === undefined) return 'done'
      const body = { field: 'user_story', updates: [{ metric_id, user_story }] }
      return outcomeOf(await visitor.call(saveUserStories, { params: { solution_id }, body }))
    }
    case 'add an option': {
      const { metric_id, option, functional_option } = deed
      const user_story_id = made[storyOf(metric_id)]
      if (user_story_id === undefined) return 'done'
      const added = await visitor.call(addFunctionalOption, { body: { user_story_id, functional_option }, key })
      if (added.refused === undefined) made[optionAt(option)] = added.body.id
      return outcomeOf(added)
    }
    case 'rate alone':
    case 'rate together': {
      const { option, virtuous, rated } = deed
      const functional_option_id = made[optionAt(option)]
      if (functional_option_id === undefined) return 'done'
      const updates = ratingsOf(rated, functional_option_id, virtuous)
      const endpoint = deed.kind === 'rate alone' ? saveSilentRatings : saveOptionAnalysis
      return outcomeOf(await visitor.call<Endpoint>(endpoint, { body: { updates } }))
    }
    case 'write a requirement': {
      const { option, virtuous, fhn_id, specification } = deed
      const functional_option_id = made[optionAt(option)]
      if (functional_option_id === undefined) return 'done'
      const query = { functional_option_id, virtuous: String(virtuous) }
      const ratings = await visitor.call(readOptionAnalysis, { query })
      if (ratings.refused !== undefined) return outcomeOf(ratings)
      const rating = ratings.body.find((each) => each.fhn_id === fhn_id)
      if (!rating) return 'done'
      const body = { option_analysis_id: rating.id, specification }
      return outcomeOf(await visitor.call(addSystemRequirement, { body, key }))
    }
  }
}

/** Frozen, in results, closed, not yet revealed, or out of order: as people do, they try again later. */
const PASSES = new Set<number>([423, 429, 500, 503])

export function outcomeOf<E extends Endpoint>(answer: Answer<E>): Outcome {
  if (answer.refused === undefined) return 'done'
  const { refused, status } = answer
  if (PASSES.has(status) || refused === 'STILL_SILENT' || refused === 'SESSION_ENDED') return 'wait'
  // they were let go, put into another group, or look on
  return status === 401 || status === 403 ? 'not mine' : 'done'
}
