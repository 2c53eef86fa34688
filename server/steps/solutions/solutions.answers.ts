import type { Solution, SolutionListItem } from '#contract/solutions.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { listSolutionsOf, SolutionRow } from './solutions.sql.ts'

export function describeSolution({ purpose_ids, ...row }: SolutionRow, catalogue: Catalogue): Solution {
  return { ...row, p_fhn: catalogue.fhnName(row.primary_fhn), purposes: catalogue.purposeNames(purpose_ids) }
}

export function describeList(
  { solutions, links }: Awaited<ReturnType<typeof listSolutionsOf>>,
  catalogue: Catalogue,
): SolutionListItem[] {
  const purposes = new Map<number, number[]>()
  for (const { solution_id, purpose_id } of links) {
    const known = purposes.get(solution_id)
    if (known) known.push(purpose_id)
    else purposes.set(solution_id, [purpose_id])
  }
  return solutions.map(({ primary_fhn, ...solution }) => ({
    ...solution,
    purposes: catalogue.purposeNames(purposes.get(solution.id) ?? []),
    p_fhn: catalogue.fhnName(primary_fhn),
  }))
}
