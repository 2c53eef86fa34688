import type { Groups } from '#contract/groups.ts'
import { otherOwnerOf } from '../../domain/groups/whose-solution.ts'

/**
 * The solution for which somebody asks for help: the one at hand or, where that is another group's, their own group's.
 * Undefined for those who have none, or only look on.
 */
export function whereToAsk(groups: Groups | undefined, atHand: number | undefined): number | undefined {
  if (!groups) return atHand
  if (groups.observes) return undefined
  if (atHand !== undefined && !otherOwnerOf(groups, atHand)) return atHand
  return groups.groups.find(({ id }) => id === groups.own)?.solution_ids[0]
}
