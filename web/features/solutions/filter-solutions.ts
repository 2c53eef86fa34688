import type { StoredFilters } from './stored-filters.ts'
import type { NumberedSolution } from './solutions.queries.ts'

/** The text is a case-insensitive part of the name; need and user are exact. */
export function filterSolutions(solutions: readonly NumberedSolution[], { text, fhn, user }: StoredFilters) {
  const wanted = text.toLowerCase()
  return solutions.filter(
    (solution) =>
      (wanted === '' || solution.solution_name.toLowerCase().includes(wanted)) &&
      (fhn === '' || solution.p_fhn === fhn) &&
      (user === '' || solution.user_email === user),
  )
}

/** The distinct values of the loaded solutions, sorted. One that is chosen stays on offer when its last row is gone. */
export function distinctSorted(values: readonly string[], chosen: string): string[] {
  return [...new Set([...values, chosen])].filter((value) => value !== '').toSorted((a, b) => a.localeCompare(b))
}
