import type { FunctionalOption } from '#contract/functional-options.ts'
import type { MetricsWithStakeholders, MetricWithStakeholders } from '#contract/stakeholders.ts'
import type { UserStoryRow, UserStoryTable } from '#contract/user-stories.ts'
import { text, type Loose } from './tolerant-answers.ts'

export function toUserStoryTable(answer: unknown): UserStoryTable {
  const { solution_name, rows } = toRows(answer)
  return { solution_name, metrics: rows.map(toRow) }
}

export function toMetricsWithStakeholders(answer: unknown): MetricsWithStakeholders {
  const { solution_name, rows } = toRows(answer)
  const metrics = rows.map((row) => ({
    ...toRow(row),
    potential_stakeholders: (row.potential_stakeholders ?? []) as MetricWithStakeholders['potential_stakeholders'],
  }))
  const { others } = (answer ?? {}) as Pick<MetricsWithStakeholders, 'others'>
  return { solution_name, metrics, ...(others && { others }) }
}

function toRows(answer: unknown): { solution_name: string; rows: Loose[] } {
  if (Array.isArray(answer))
    return { solution_name: text((answer[0] as Loose | undefined)?.solution_name), rows: answer }
  const fields = (answer ?? {}) as Loose
  return { solution_name: text(fields.solution_name), rows: (fields.metrics ?? []) as Loose[] }
}

function toRow(row: Loose): UserStoryRow {
  const options = (row.functional_options ?? []) as (string | FunctionalOption)[]
  return {
    ...(row as UserStoryRow),
    metric_text: text(row.metric_text),
    stakeholder: text(row.stakeholder),
    user_story: text(row.user_story),
    functional_options: options.map((option, index) =>
      typeof option === 'string'
        ? { id: -1 - index, functional_option: option, user_story_id: row.user_story_id as number }
        : option,
    ),
  }
}
