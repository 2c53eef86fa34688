import { commonestOf, hasReached } from '#contract/agreement.ts'
import type { ExportStep } from '#contract/exports.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { Names } from '../source/names.ts'
import { beside, columnsOf, type Column } from './columns.ts'

export type Cell = string | number | Date

/** One step as a table that has no language yet, a row for each item; columns of ids lead to the other tables. */
export interface StepTable {
  step: ExportStep
  columns: Column[]
  rows: (solution: Outline, names: Names) => Iterable<Cell[]>
}

/** Each row begins with the solution it is of. */
function tableInSolution({ columns, rows, ...table }: StepTable): StepTable {
  return {
    ...table,
    columns: [...columnsOf('solution_id', beside('solution_name')), ...columns],
    *rows(solution, names) {
      for (const row of rows(solution, names)) yield [solution.id, solution.solution_name, ...row]
    },
  }
}

const solutions: StepTable = {
  step: 'solutions',
  columns: columnsOf('solution_id', 'solution_name', 'primary_fhn', 'purposes', 'user_email', 'created_at'),
  *rows(solution, names) {
    const purposes = names.purposes(solution.purposes.map(({ id }) => id))
    const { id, solution_name, primary_fhn, user_email, created_at } = solution
    yield [id, solution_name, names.fhn(primary_fhn), purposes, names.person(user_email), new Date(created_at)]
  },
}

const metrics = tableInSolution({
  step: 'metrics',
  columns: columnsOf('metric_id', 'metric_text', 'purposes', 'story_id'),
  *rows(solution, names) {
    for (const { id, metric_id, metric_text, purpose_ids } of solution.stories)
      yield [metricName(metric_id), metric_text, names.purposes(purpose_ids), storyName(id)]
  },
})

const stakeholders = tableInSolution({
  step: 'stakeholders',
  columns: columnsOf('stakeholder', 'stakeholder_category', 'metric_ids'),
  *rows({ stakeholders: people, stories }) {
    for (const person of people) {
      const concerned = stories.filter(({ stakeholder_ids }) => stakeholder_ids.includes(person.id))
      const metricIds = concerned.map(({ metric_id }) => metricName(metric_id)).join(', ')
      yield [person.stakeholder, person.stakeholder_category, metricIds]
    }
  },
})

const userStories = tableInSolution({
  step: 'user-stories',
  columns: columnsOf('story_id', 'metric_id', beside('metric_text'), 'stakeholders', 'user_story'),
  *rows(solution, names) {
    for (const { id, metric_id, metric_text, stakeholder_ids, user_story } of solution.stories)
      yield [storyName(id), metricName(metric_id), metric_text, names.stakeholders(stakeholder_ids), user_story]
  },
})

const functionalOptions = tableInSolution({
  step: 'functional-options',
  columns: columnsOf(
    'option_id',
    'story_id',
    'metric_id',
    beside('metric_text'),
    'functional_option',
    'decision',
    'decision_reason',
    'recheck',
  ),
  *rows(solution, names) {
    for (const { story, option } of optionsOf(solution))
      yield [
        optionName(option.id),
        storyName(story.id),
        metricName(story.metric_id),
        story.metric_text,
        option.functional_option,
        names.decision(option.decision),
        option.decision_reason,
        names.recheck(option.recheck),
      ]
  },
})

const h9Analysis = tableInSolution({
  step: 'h9-analysis',
  columns: columnsOf(
    'option_id',
    beside('functional_option'),
    'fhn',
    'direction',
    'measure',
    'reading',
    'requirement_ids',
  ),
  *rows(solution, names) {
    for (const { option } of optionsOf(solution))
      for (const { fhn_id, virtuous, measure, requirements } of option.ratings)
        yield [
          optionName(option.id),
          option.functional_option,
          names.fhn(fhn_id),
          names.direction(virtuous),
          names.measure(measure),
          names.readingName(option, fhn_id),
          requirements.map(({ id }) => requirementName(id)).join(', '),
        ]
  },
})

const systemRequirements = tableInSolution({
  step: 'system-requirements',
  columns: columnsOf(
    'requirement_id',
    'specification',
    'fhn',
    'direction',
    'measure',
    'option_id',
    beside('functional_option'),
    'decision',
    'story_id',
    'metric_id',
    beside('metric_text'),
    'recheck',
  ),
  *rows(solution, names) {
    for (const { story, option } of optionsOf(solution))
      for (const rating of option.ratings)
        for (const requirement of rating.requirements)
          yield [
            requirementName(requirement.id),
            requirement.specification,
            names.fhn(rating.fhn_id),
            names.direction(rating.virtuous),
            names.measure(rating.measure),
            optionName(option.id),
            option.functional_option,
            names.decision(option.decision),
            storyName(story.id),
            metricName(story.metric_id),
            story.metric_text,
            names.recheck(requirement.recheck),
          ]
  },
})

/** How many chose what, a row for each measure that somebody chose for a need. */
export const silentRating = tableInSolution({
  step: 'silent-rating',
  columns: columnsOf(
    'option_id',
    beside('functional_option'),
    'fhn',
    'direction',
    'round',
    'measure',
    'people',
    'of',
    'share',
    'has_reached',
    'changed',
  ),
  *rows(solution, names) {
    for (const { option } of optionsOf(solution))
      for (const { virtuous, round, share, spread, changed } of option.silent_rounds ?? [])
        for (const { fhn_id, measure, people } of spread) {
          const ofNeed = spread.filter((each) => each.fhn_id === fhn_id)
          const of = commonestOf(ofNeed)?.of ?? 0
          const moved = changed?.find((each) => each.fhn_id === fhn_id)
          yield [
            optionName(option.id),
            option.functional_option,
            names.fhn(fhn_id),
            names.direction(virtuous),
            round,
            names.measure(measure),
            people,
            of,
            share === undefined ? '' : names.words.ratedAlone.percent(share),
            share !== undefined && hasReached({ people, of }, share) ? names.words.tables.yes : '',
            moved ? names.words.ratedAlone.moved(moved.people, moved.of) : '',
          ]
        }
  },
})

/** The same with one more column at the end, where there are groups. */
export const solutionsOfGroups: StepTable = {
  ...solutions,
  columns: [...solutions.columns, ...columnsOf('group')],
  *rows(solution, names) {
    for (const row of solutions.rows(solution, names)) yield [...row, solution.group ?? '']
  },
}

const ownMark = (own: true | undefined, { words }: Names) => (own ? words.ownWords.mark : '')

/** The same with one more column at the end, where the workshop has added metrics or stakeholders itself. */
export const metricsWithOwn: StepTable = {
  ...metrics,
  columns: [...metrics.columns, ...columnsOf('own')],
  *rows(solution, names) {
    const marks = solution.stories.map(({ own }) => ownMark(own, names))
    for (const row of metrics.rows(solution, names)) yield [...row, marks.shift() ?? '']
  },
}

export const stakeholdersWithOwn: StepTable = {
  ...stakeholders,
  columns: [...stakeholders.columns, ...columnsOf('own')],
  *rows(solution, names) {
    const marks = solution.stakeholders.map(({ own }) => ownMark(own, names))
    for (const row of stakeholders.rows(solution, names)) yield [...row, marks.shift() ?? '']
  },
}

/** In the order of the steps. */
export const stepTables: readonly StepTable[] = [
  solutions,
  metrics,
  stakeholders,
  userStories,
  functionalOptions,
  h9Analysis,
  systemRequirements,
]
