import { commonestOf, hasReached } from '#contract/agreement.ts'
import type { ExportStep } from '#contract/exports.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { decisionName, directionName, Names, readingName, recheckName } from '../source/names.ts'
import { beside, columnsOf, type Column } from './columns.ts'

export type Cell = string | number | Date

/** One step as a table, a row for each item; columns named "... ID" lead to the other tables. */
export interface Table {
  step: ExportStep
  title: string
  columns: Column[]
  rows: (solution: Outline) => Iterable<Cell[]>
}

/** Each row begins with the solution it is of. */
function tableInSolution({ columns, rows, ...table }: Table): Table {
  return {
    ...table,
    columns: [...columnsOf('solution_id', beside('solution_name')), ...columns],
    *rows(solution) {
      for (const row of rows(solution)) yield [solution.id, solution.solution_name, ...row]
    },
  }
}

const solutions: Table = {
  step: 'solutions',
  title: 'Solutions',
  columns: columnsOf('solution_id', 'solution_name', 'primary_fhn', 'purposes', 'user_email', 'created_at'),
  *rows(solution) {
    const names = new Names(solution)
    const purposes = names.purposes(solution.purposes.map(({ id }) => id))
    const { id, solution_name, primary_fhn, user_email, created_at } = solution
    yield [id, solution_name, names.fhn(primary_fhn), purposes, user_email, new Date(created_at)]
  },
}

const metrics = tableInSolution({
  step: 'metrics',
  title: 'Metrics',
  columns: columnsOf('metric_id', 'metric_text', 'purposes', 'story_id'),
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, metric_text, purpose_ids } of solution.stories)
      yield [metricName(metric_id), metric_text, names.purposes(purpose_ids), storyName(id)]
  },
})

const stakeholders = tableInSolution({
  step: 'stakeholders',
  title: 'Stakeholders',
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
  title: 'User Stories',
  columns: columnsOf('story_id', 'metric_id', beside('metric_text'), 'stakeholders', 'user_story'),
  *rows(solution) {
    const names = new Names(solution)
    for (const { id, metric_id, metric_text, stakeholder_ids, user_story } of solution.stories)
      yield [storyName(id), metricName(metric_id), metric_text, names.stakeholders(stakeholder_ids), user_story]
  },
})

const functionalOptions = tableInSolution({
  step: 'functional-options',
  title: 'Functional Options',
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
  *rows(solution) {
    for (const { story, option } of optionsOf(solution))
      yield [
        optionName(option.id),
        storyName(story.id),
        metricName(story.metric_id),
        story.metric_text,
        option.functional_option,
        decisionName(option.decision),
        option.decision_reason,
        recheckName(option.recheck),
      ]
  },
})

const h9Analysis = tableInSolution({
  step: 'h9-analysis',
  title: 'H9 Analysis',
  columns: columnsOf(
    'option_id',
    beside('functional_option'),
    'fhn',
    'direction',
    'measure',
    'reading',
    'requirement_ids',
  ),
  *rows(solution) {
    const names = new Names(solution)
    for (const { option } of optionsOf(solution))
      for (const { fhn_id, virtuous, measure, requirements } of option.ratings)
        yield [
          optionName(option.id),
          option.functional_option,
          names.fhn(fhn_id),
          directionName(virtuous),
          names.measure(measure),
          readingName(names.reading(option, fhn_id)),
          requirements.map(({ id }) => requirementName(id)).join(', '),
        ]
  },
})

const systemRequirements = tableInSolution({
  step: 'system-requirements',
  title: 'System Requirements',
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
  *rows(solution) {
    const names = new Names(solution)
    for (const { story, option } of optionsOf(solution))
      for (const rating of option.ratings)
        for (const requirement of rating.requirements)
          yield [
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
})

/** How many chose what, a row for each measure that somebody chose for a need. */
const silentRating = tableInSolution({
  step: 'silent-rating',
  title: 'Silent Rating',
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
  *rows(solution) {
    const names = new Names(solution)
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
})

/** The same with one more column at the end, where there are groups. */
const solutionsOfGroups: Table = {
  ...solutions,
  columns: [...solutions.columns, ...columnsOf('group')],
  *rows(solution) {
    for (const row of solutions.rows(solution)) yield [...row, solution.group ?? '']
  },
}

const ownMark = (own: true | undefined) => (own ? ownWordsMessages.mark : '')

/** The same with one more column at the end, where the workshop has added metrics or stakeholders itself. */
const metricsWithOwn: Table = {
  ...metrics,
  columns: [...metrics.columns, ...columnsOf('own')],
  *rows(solution) {
    const marks = solution.stories.map(({ own }) => ownMark(own))
    for (const row of metrics.rows(solution)) yield [...row, marks.shift() ?? '']
  },
}

const stakeholdersWithOwn: Table = {
  ...stakeholders,
  columns: [...stakeholders.columns, ...columnsOf('own')],
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

/** One by name, for a file without links of its own. What nobody has rated alone is an empty table then. */
export const tableOf = (source: Described & Pick<ExportSource, 'address'>, step: ExportStep) =>
  [...tablesOfSteps(source), silentRating]
    .filter((table) => table.step === step)
    .map((table) => withLinks(table, source.address))

/** Which table of ours has these heads, among others that were put beside them. */
export const stepOfHeads = (heads: readonly string[]): ExportStep | undefined =>
  [...tables, silentRating].find(({ columns }) => columns.every(({ header }) => heads.includes(header)))?.step

/** The same with one more column at the end, which leads to each requirement in the running workshop where that is known. */
function withLinks(table: Table, address: ExportSource['address']): Table {
  const at = table.columns.findIndex(({ key }) => key === 'requirement_id')
  if (at === -1 || address === undefined) return table
  return {
    ...table,
    columns: [...table.columns, ...columnsOf('link')],
    *rows(solution) {
      for (const row of table.rows(solution)) yield [...row, linkTo(String(row[at]), address)]
    },
  }
}

function tablesOfSteps({ hasGroups, catalogue }: Described): readonly Table[] {
  const grouped = hasGroups ? tables.with(0, solutionsOfGroups) : tables
  return catalogue.hasOwnWords ? grouped.with(1, metricsWithOwn).with(2, stakeholdersWithOwn) : grouped
}
