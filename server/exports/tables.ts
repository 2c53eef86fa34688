import type { ExportStep } from '#contract/exports.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { decisionName, directionName, Names, recheckName } from './names.ts'

export type Cell = string | number | Date

export interface Column {
  header: string
  /** In characters, as spreadsheets measure it. */
  width: number
}

/** One step as a table, a row for each item; columns named "... ID" lead to the other tables. */
export interface Table {
  step: ExportStep
  title: string
  columns: Column[]
  rows: (solution: Outline) => Iterable<Cell[]>
}

const ID = 10
const SHORT = 18
const LONG = 60
const solutionId = { header: 'Solution ID', width: 12 }

const solutions: Table = {
  step: 'solutions',
  title: 'Solutions',
  columns: [
    solutionId,
    { header: 'Solution', width: 40 },
    { header: 'Primary FHN', width: SHORT },
    { header: 'Purposes', width: 40 },
    { header: 'Created by', width: 28 },
    { header: 'Created', width: SHORT },
  ],
  *rows(solution) {
    const names = new Names(solution)
    const purposes = names.purposes(solution.purposes.map(({ id }) => id))
    const { id, solution_name, primary_fhn, user_email, created_at } = solution
    yield [id, solution_name, names.fhn(primary_fhn), purposes, user_email, new Date(created_at)]
  },
}

const metrics: Table = {
  step: 'metrics',
  title: 'Metrics',
  columns: [
    solutionId,
    { header: 'Metric ID', width: ID },
    { header: 'Metric', width: LONG },
    { header: 'Purposes', width: 40 },
    { header: 'Story ID', width: ID },
  ],
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, metric_text, purpose_ids } of solution.stories)
      yield [solution.id, metricName(metric_id), metric_text, names.purposes(purpose_ids), storyName(id)]
  },
}

const stakeholders: Table = {
  step: 'stakeholders',
  title: 'Stakeholders',
  columns: [
    solutionId,
    { header: 'Stakeholder', width: 40 },
    { header: 'Category', width: 28 },
    { header: 'Metric IDs', width: 28 },
  ],
  *rows({ id, stakeholders: people, stories }) {
    for (const person of people) {
      const concerned = stories.filter(({ stakeholder_ids }) => stakeholder_ids.includes(person.id))
      const metricIds = concerned.map(({ metric_id }) => metricName(metric_id)).join(', ')
      yield [id, person.stakeholder, person.stakeholder_category, metricIds]
    }
  },
}

const userStories: Table = {
  step: 'user-stories',
  title: 'User Stories',
  columns: [
    solutionId,
    { header: 'Story ID', width: ID },
    { header: 'Metric ID', width: ID },
    { header: 'Stakeholders', width: 40 },
    { header: 'User Story', width: LONG },
  ],
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, stakeholder_ids, user_story } of solution.stories)
      yield [solution.id, storyName(id), metricName(metric_id), names.stakeholders(stakeholder_ids), user_story]
  },
}

const functionalOptions: Table = {
  step: 'functional-options',
  title: 'Functional Options',
  columns: [
    solutionId,
    { header: 'Option ID', width: ID },
    { header: 'Story ID', width: ID },
    { header: 'Metric ID', width: ID },
    { header: 'Functional Option', width: LONG },
    { header: 'Decision', width: SHORT },
    { header: 'Reason', width: 40 },
    { header: 'Re-check', width: ID },
  ],
  *rows(solution) {
    for (const { story, option } of optionsOf(solution))
      yield [
        solution.id,
        optionName(option.id),
        storyName(story.id),
        metricName(story.metric_id),
        option.functional_option,
        decisionName(option.decision),
        option.decision_reason,
        recheckName(option.recheck),
      ]
  },
}

const h9Analysis: Table = {
  step: 'h9-analysis',
  title: 'H9 Analysis',
  columns: [
    solutionId,
    { header: 'Option ID', width: ID },
    { header: 'FHN', width: SHORT },
    { header: 'Direction', width: SHORT },
    { header: 'Measure', width: SHORT },
    { header: 'Reading', width: SHORT },
    { header: 'Requirement IDs', width: 28 },
  ],
  *rows(solution) {
    const names = new Names(solution)
    for (const { option } of optionsOf(solution))
      for (const { fhn_id, virtuous, measure, requirements } of option.ratings)
        yield [
          solution.id,
          optionName(option.id),
          names.fhn(fhn_id),
          directionName(virtuous),
          names.measure(measure),
          names.reading(option, fhn_id) ?? '',
          requirements.map(({ id }) => requirementName(id)).join(', '),
        ]
  },
}

const systemRequirements: Table = {
  step: 'system-requirements',
  title: 'System Requirements',
  columns: [
    solutionId,
    { header: 'Requirement ID', width: 16 },
    { header: 'System Requirement', width: LONG },
    { header: 'FHN', width: SHORT },
    { header: 'Direction', width: SHORT },
    { header: 'Measure', width: SHORT },
    { header: 'Option ID', width: ID },
    { header: 'Functional Option', width: 40 },
    { header: 'Decision', width: SHORT },
    { header: 'Story ID', width: ID },
    { header: 'Metric ID', width: ID },
    { header: 'Metric', width: 40 },
    { header: 'Re-check', width: ID },
  ],
  *rows(solution) {
    const names = new Names(solution)
    for (const { story, option } of optionsOf(solution))
      for (const rating of option.ratings)
        for (const requirement of rating.requirements)
          yield [
            solution.id,
            requirementName(requirement.id),
            requirement.specification,
            names.fhn(rating.fhn_id),
            directionName(rating.virtuous),
            names.measure(rating.measure),
            optionName(option.id),
            option.functional_option,
            decisionName(option.decision),
            storyName(story.id),
            metricName(story.metric_id),
            story.metric_text,
            recheckName(requirement.recheck),
          ]
  },
}

export const tables: readonly Table[] = [
  solutions,
  metrics,
  stakeholders,
  userStories,
  functionalOptions,
  h9Analysis,
  systemRequirements,
]
