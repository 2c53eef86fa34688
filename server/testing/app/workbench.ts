import type { LightMyRequestResponse } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { addFunctionalOption, type FunctionalOption } from '#contract/functional-options.ts'
import { readOptionAnalysis, saveOptionAnalysis, type OptionAnalysis } from '#contract/h9-analysis.ts'
import { addMetric } from '#contract/metrics.ts'
import { createSolution, setSolutionPurposes, type Solution } from '#contract/solutions.ts'
import { addStakeholder } from '#contract/stakeholders.ts'
import { addSystemRequirement, type SystemRequirement } from '#contract/system-requirements.ts'
import { readUserStories, saveUserStories, type UserStoryTable } from '#contract/user-stories.ts'
import type { CallOptions } from './call-options.ts'

/** Who else is at hand, for what a member cannot do alone. */
interface Others {
  /** The token of a new link to the results of the workshop. */
  makeResultsToken: () => Promise<string>
  /** The id of a new group of the workshop, whether or not it has groups. */
  makeGroup: (name: string) => Promise<number>
  /** The id of an own metric that no solution uses any more; the workshop may add more from then on. */
  addOwnWord: (solutionId: number) => Promise<number>
  /** The session ID of a new rehearsal, which nobody plays. */
  openRehearsal: () => Promise<string>
  /** The current password's hash as its own replacement, signed. */
  signPassword: () => Promise<string>
  /** Somebody else in the same workshop. */
  join: (email: string) => Promise<Workbench>
}
const alone = () => Promise.reject(new Error('nobody else is at hand'))
const nobodyElse: Others = {
  makeResultsToken: alone,
  makeGroup: alone,
  addOwnWord: alone,
  openRehearsal: alone,
  signPassword: alone,
  join: alone,
}

/** A member of a workshop, with the steps a test needs to have taken before its own begins. */
export class Workbench {
  readonly call: (endpoint: Endpoint, options?: CallOptions) => Promise<LightMyRequestResponse>
  readonly jar: Map<string, string>
  readonly sessionId: string
  readonly others: Others

  constructor(call: Workbench['call'], jar: Map<string, string>, sessionId: string, others: Others = nobodyElse) {
    this.call = call
    this.jar = jar
    this.sessionId = sessionId
    this.others = others
  }

  /** Calls, expects success, and answers what came. */
  async get<T>(endpoint: Endpoint, options?: CallOptions): Promise<T> {
    const answer = await this.call(endpoint, options)
    if (answer.statusCode !== endpoint.status) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.statusCode}: ${answer.body}`)
    }
    return answer.json<T>()
  }

  createSolution({ name = 'A solution', fhn = 9 } = {}) {
    const body = { solution_name: name, primary_fhn: fhn, session_id: this.sessionId, user_email: 'ana@example.org' }
    return this.get<Solution>(createSolution, { body })
  }

  setPurposes(solution_id: number, purpose_ids: number[], metrics_action = 'unchanged') {
    return this.get(setSolutionPurposes, { body: { solution_id, purpose_ids, metrics_action } })
  }

  async addMetric(solution_id: number, metric_id: number) {
    const { user_story_id } = await this.get<{ user_story_id: number }>(addMetric, { body: { solution_id, metric_id } })
    return user_story_id
  }

  addStakeholder(solution_id: number, stakeholder_id: number) {
    return this.get(addStakeholder, { body: { solution_id, stakeholder_id } })
  }

  writeStory(solution_id: number, metric_id: number, user_story: string) {
    const body = { field: 'user_story', updates: [{ metric_id, user_story }] }
    return this.get(saveUserStories, { params: { solution_id }, body })
  }

  stories(solutionId: number) {
    return this.get<UserStoryTable>(readUserStories, { params: { solutionId } })
  }

  addOption(user_story_id: number, functional_option = 'An option') {
    return this.get<FunctionalOption>(addFunctionalOption, { body: { user_story_id, functional_option } })
  }

  rate(functional_option_id: number, fhn_id: number, measure: number, virtuous = true) {
    const updates = [{ functional_option_id, fhn_id, virtuous, measure }]
    return this.get<OptionAnalysis[]>(saveOptionAnalysis, { body: { updates } })
  }

  ratings(functional_option_id: number, virtuous = true) {
    return this.get<OptionAnalysis[]>(readOptionAnalysis, { query: { functional_option_id, virtuous } })
  }

  addRequirement(option_analysis_id: number, specification = 'The system shall work.') {
    return this.get<SystemRequirement>(addSystemRequirement, { body: { option_analysis_id, specification } })
  }

  /** A solution with one thing at every step: metric 27, stakeholder 1, a story, an option, a rating, a requirement. */
  async fullSolution(name?: string) {
    const solution = await this.createSolution({ name })
    await this.setPurposes(solution.id, [3])
    const storyId = await this.addMetric(solution.id, 27)
    await this.addStakeholder(solution.id, 1)
    await this.writeStory(solution.id, 27, 'As a resident, I want a bike, so that I leave the car.')
    const option = await this.addOption(storyId)
    const [rating] = await this.rate(option.id, 9, 1)
    if (!rating) throw new Error('the rating was not stored')
    const requirement = await this.addRequirement(rating.id)
    return { solution, storyId, option, rating, requirement }
  }
}
