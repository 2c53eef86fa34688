import type { FunctionalOption } from '#contract/functional-options.ts'
import type { Solution } from '#contract/solutions.ts'
import type { MetricsWithStakeholders, MetricWithStakeholders } from '#contract/stakeholders.ts'
import type { UserStoryRow, UserStoryTable } from '#contract/user-stories.ts'

/**
 * Servers that know only the specification may answer an array where ours answers an object, plain strings for
 * options, null for an empty text, and the primary need as id, object or name. The screens see one shape.
 */
type Loose = Record<string, unknown>

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

/** `primary_fhn` is null when the server named the need without its id. */
export interface SolutionDetails extends Omit<Solution, 'primary_fhn'> {
  primary_fhn: number | null
}

export function toSolutionDetails(answer: unknown): SolutionDetails | null {
  if (typeof answer !== 'object' || answer === null) return null
  const fields = answer as Loose
  const need = fields.primary_fhn
  const { id, name } =
    typeof need === 'object' && need !== null
      ? { id: (need as Loose).id, name: (need as Loose).p_fhn }
      : { id: need, name: need }
  const numericId = Number(id)
  return {
    ...(answer as Solution),
    solution_name: text(fields.solution_name),
    purposes: (fields.purposes ?? []) as string[],
    primary_fhn: id !== null && id !== '' && Number.isInteger(numericId) ? numericId : null,
    p_fhn: text(fields.p_fhn) || (typeof name === 'string' && Number.isNaN(Number(name)) ? name : ''),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
