import type { CockpitRow } from '#contract/cockpit.ts'
import { progressOf } from './progress.ts'

/** A solution in the cockpit that has its purposes and, where nothing else is said, no more. */
export const solutionAt = (id: number, progress: Partial<CockpitRow['progress']> = {}): CockpitRow => ({
  id,
  solution_name: `Solution ${id}`,
  p_fhn: 'Freedom',
  last_activity: null,
  progress: progressOf(id, progress),
})
