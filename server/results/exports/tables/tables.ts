import { commonestOf, hasReached } from '#contract/agreement.ts'
import type { ExportStep } from '#contract/exports.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportSource } from '../source/export-source.ts'
import { decisionName, directionName, Names, recheckName } from '../source/names.ts'

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
const LIST = 28
const NAME = 40
const LONG = 60

/** The same thing is called the same and as wide in every table. */
const widths = {
  'Solution ID': 12,
  Solution: NAME,
  'Primary FHN': SHORT,
  Purposes: NAME,
  Group: LIST,
  'Created by': LIST,
  Created: SHORT,
  'Metric ID': ID,
  Metric: LONG,
  'Story ID': ID,
  Stakeholder: NAME,
  Category: LIST,
  'Metric IDs': LIST,
  Stakeholders: NAME,
  'User Story': LONG,
  'Option ID': ID,
  'Functional Option': LONG,
  Decision: SHORT,
  Reason: NAME,
  'Re-check': ID,
  FHN: SHORT,
  Direction: SHORT,
  Measure: SHORT,
  Reading: SHORT,
  'Requirement IDs': LIST,
  'Requirement ID': 16,
  'System Requirement': LONG,
  'Own word': LIST,
  Round: ID,
  People: ID,
  Of: ID,
  'Share set': SHORT,
  'Share reached': SHORT,
  'Have changed': SHORT,
}

const columnsOf = (...headers: (keyof typeof widths)[]): Column[] =>
  headers.map((header) => ({ header, width: widths[header] }))

const solutions: Table = {
  step: 'solutions',
  title: 'Solutions',
  columns: columnsOf('Solution ID', 'Solution', 'Primary FHN', 'Purposes', 'Created by', 'Created'),
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
  columns: columnsOf('Solution ID', 'Metric ID', 'Metric', 'Purposes', 'Story ID'),
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, metric_text, purpose_ids } of solution.stories)
      yield [solution.id, metricName(metric_id), metric_text, names.purposes(purpose_ids), storyName(id)]
  },
}

const stakeholders: Table = {
  step: 'stakeholders',
  title: 'Stakeholders',
  columns: columnsOf('Solution ID', 'Stakeholder', 'Category', 'Metric IDs'),
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
  columns: columnsOf('Solution ID', 'Story ID', 'Metric ID', 'Stakeholders', 'User Story'),
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, stakeholder_ids, user_story } of solution.stories)
      yield [solution.id, storyName(id), metricName(metric_id), names.stakeholders(stakeholder_ids), user_story]
  },
}

const functionalOptions: Table = {
  step: 'functional-options',
  title: 'Functional Options',
  columns: columnsOf(
    'Solution ID',
    'Option ID',
    'Story ID',
    'Metric ID',
    'Functional Option',
    'Decision',
    'Reason',
    'Re-check',
  ),
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
  columns: columnsOf('Solution ID', 'Option ID', 'FHN', 'Direction', 'Measure', 'Reading', 'Requirement IDs'),
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
  columns: columnsOf(
    'Solution ID',
    'Requirement ID',
    'System Requirement',
    'FHN',
    'Direction',
    'Measure',
    'Option ID',
    'Functional Option',
    'Decision',
    'Story ID',
    'Metric ID',
    'Metric',
    'Re-check',
  ),
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

/** How many chose what, a row for each measure that somebody chose for a need. */
const silentRating: Table = {
  step: 'silent-rating',
  title: 'Silent Rating',
  columns: columnsOf(
    'Solution ID',
    'Option ID',
    'FHN',
    'Direction',
    'Round',
    'Measure',
    'People',
    'Of',
    'Share set',
    'Share reached',
    'Have changed',
  ),
  *rows(solution) {
    const names = new Names(solution)
    for (const { option } of optionsOf(solution))
      for (const { virtuous, round, share, spread, changed } of option.silent_rounds ?? [])
        for (const { fhn_id, measure, people } of spread) {
          const ofNeed = spread.filter((each) => each.fhn_id === fhn_id)
          const of = commonestOf(ofNeed)?.of ?? 0
          const moved = changed?.find((each) => each.fhn_id === fhn_id)
          yield [
            solution.id,
            optionName(option.id),
            names.fhn(fhn_id),
            directionName(virtuous),
            round,
            names.measure(measure),
            people,
            of,
            share === undefined ? '' : `${share} %`,
            share !== undefined && hasReached({ people, of }, share) ? 'Yes' : '',
            moved ? `${moved.people} of ${moved.of}` : '',
          ]
        }
  },
}

/** The same with one more column at the end, where there are groups. */
const solutionsOfGroups: Table = {
  ...solutions,
  columns: [...solutions.columns, ...columnsOf('Group')],
  *rows(solution) {
    for (const row of solutions.rows(solution)) yield [...row, solution.group ?? '']
  },
}

const ownMark = (own: true | undefined) => (own ? ownWordsMessages.mark : '')

/** The same with one more column at the end, where the workshop has added metrics or stakeholders itself. */
const metricsWithOwn: Table = {
  ...metrics,
  columns: [...metrics.columns, ...columnsOf('Own word')],
  *rows(solution) {
    const marks = solution.stories.map(({ own }) => ownMark(own))
    for (const row of metrics.rows(solution)) yield [...row, marks.shift() ?? '']
  },
}

const stakeholdersWithOwn: Table = {
  ...stakeholders,
  columns: [...stakeholders.columns, ...columnsOf('Own word')],
  *rows(solution) {
    const marks = solution.stakeholders.map(({ own }) => ownMark(own))
    for (const row of stakeholders.rows(solution)) yield [...row, marks.shift() ?? '']
  },
}

const tables: readonly Table[] = [
  solutions,
  metrics,
  stakeholders,
  userStories,
  functionalOptions,
  h9Analysis,
  systemRequirements,
]

type Described = Pick<ExportSource, 'hasGroups' | 'hasSilentRounds' | 'catalogue'>

/** One after the other, in a file that holds them all. */
export function tablesOf(source: Described): readonly Table[] {
  return source.hasSilentRounds ? [...tablesOfSteps(source), silentRating] : tablesOfSteps(source)
}

/** One by name. What nobody has rated alone is an empty table then. */
export const tableOf = (source: Described, step: ExportStep) =>
  [...tablesOfSteps(source), silentRating].filter((table) => table.step === step)

function tablesOfSteps({ hasGroups, catalogue }: Described): readonly Table[] {
  const grouped = hasGroups ? tables.with(0, solutionsOfGroups) : tables
  return catalogue.hasOwnWords ? grouped.with(1, metricsWithOwn).with(2, stakeholdersWithOwn) : grouped
}
