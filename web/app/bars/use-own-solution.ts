import { useParams } from '@tanstack/react-router'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { otherOwnerOf } from '../../domain/groups/whose-solution.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'

/** The solution that an announced step is meant for: the one that is open, else that of one's group, else the last one. */
export function useOwnSolution(): number | undefined {
  const groups = useGroups()
  const { solutionId: open } = useParams({ strict: false })
  const selected = useSelectedSolutionId() ?? undefined
  if (open !== undefined && !otherOwnerOf(groups, open)) return open
  const own = groups?.groups.find(({ id }) => id === groups.own)?.solution_ids
  if (!own) return selected
  return selected !== undefined && own.includes(selected) ? selected : own.at(-1)
}
