import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Solution } from '#contract/solutions.ts'
import { ApiError } from '../http/api-error.ts'

/**
 * Servers that know only the specification may answer an array where ours answers an object, plain strings for
 * options, null for an empty text, and the primary need as id, object or name. The screens see one shape.
 */
export type Loose = Record<string, unknown>

/** `primary_fhn` is null when the server named the need without its id. */
export interface SolutionDetails extends Omit<Solution, 'primary_fhn'> {
  primary_fhn: number | null
}

export function toSolutionDetails(answer: unknown): SolutionDetails {
  // an empty answer means that there is no such solution
  if (typeof answer !== 'object' || answer === null) throw new ApiError({ status: 404 }, solutionsMessages.notFound)
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

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
