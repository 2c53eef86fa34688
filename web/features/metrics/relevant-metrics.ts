import type { Metric } from '#contract/metrics.ts'

/**
 * What can still be added: metrics that share at least one purpose with the solution and are not in it yet, each with
 * the purposes it shares, because these are why it is on offer.
 */
export function relevantMetrics(
  all: readonly Metric[],
  purposes: readonly string[],
  addedIds: ReadonlySet<number>,
): Metric[] {
  const wanted = new Set(purposes)
  return all
    .filter((metric) => !addedIds.has(metric.id))
    .map((metric) => ({ ...metric, purposes: metric.purposes.filter((purpose) => wanted.has(purpose)) }))
    .filter((metric) => metric.purposes.length > 0)
}
