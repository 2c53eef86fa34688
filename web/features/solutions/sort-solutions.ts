import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import type { NumberedSolution } from './solutions.queries.ts'

const collator = madeOnce(() => new Intl.Collator(TAG, { numeric: true, sensitivity: 'base' }))
const byWords = (wordsOf: (solution: NumberedSolution) => string) => (a: NumberedSolution, b: NumberedSolution) =>
  collator().compare(wordsOf(a), wordsOf(b))

/** How each sortable column compares, by its id. */
const comparisons = {
  number: (a: NumberedSolution, b: NumberedSolution) => a.number - b.number,
  solution_name: byWords((solution) => solution.solution_name),
  user_email: byWords((solution) => solution.user_email),
  purposes: byWords((solution) => solution.purposes.join(', ')),
  p_fhn: byWords((solution) => solution.p_fhn),
}

export type SortableColumn = keyof typeof comparisons

/** Ties keep the order of the loaded list, in both directions. */
export function sortSolutions(solutions: readonly NumberedSolution[], by: SortableColumn, desc: boolean) {
  const compare = comparisons[by]
  return solutions.toSorted(desc ? (a, b) => compare(b, a) : compare)
}
