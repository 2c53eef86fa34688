import type { Metric } from '#contract/metrics.ts'

/** What can still be added: metrics that share at least one purpose with the solution and are not in it yet. */
export function relevantMetrics(
  all: readonly Metric[],
  purposes: readonly string[],
  addedIds: ReadonlySet<number>,
): Metric[] {
  const wanted = new Set(purposes)
  return all.filter((metric) => !addedIds.has(metric.id) && metric.purposes.some((purpose) => wanted.has(purpose)))
}
