import type { CatalogueDocument, MetricEntry, Stakeholder } from './catalogue.ts'

/** What a private version adds to the one before it. */
export type OwnChange =
  | ({ kind: 'metric' } & Pick<MetricEntry, 'id' | 'metric_text' | 'purposes' | 'stakeholders'>)
  | ({ kind: 'stakeholder'; metrics: number[] } & Pick<Stakeholder, 'id' | 'stakeholder' | 'stakeholder_category'>)
  /** Somebody matters to further metrics, they or the metrics being own words; and whether they joined a solution with it. */
  | { kind: 'link'; id: number; metrics: number[]; joined: boolean }
  /** An earlier version is taken back; whatever it named keeps its name. */
  | { kind: 'taken back'; version: number }

export interface OwnVersion {
  version: number
  change: OwnChange
}

/** A workshop's catalogue at one of its private versions: the published one, and all changes up to that version. */
export function withOwnWords(base: CatalogueDocument, versions: readonly OwnVersion[]): CatalogueDocument {
  const undone = new Set(versions.flatMap(({ change }) => (change.kind === 'taken back' ? [change.version] : [])))
  const stakeholders = [...base.stakeholders]
  const metrics = base.metrics.map((metric) => ({ ...metric, stakeholders: [...metric.stakeholders] }))

  for (const { version, change } of versions) {
    const marks = { own: true as const, ...(undone.has(version) && { takenBack: true as const }) }
    if (change.kind === 'metric') {
      const { kind: _metric, ...entry } = change
      metrics.push({ ...entry, stakeholders: [...entry.stakeholders], ...marks })
    } else if (change.kind === 'stakeholder') {
      const { id, stakeholder, stakeholder_category } = change
      stakeholders.push({ id, stakeholder, stakeholder_category, ...marks })
      link(change)
    } else if (change.kind === 'link' && !undone.has(version)) link(change)
  }

  function link({ id, metrics: metricIds }: { id: number; metrics: number[] }) {
    for (const metric of metrics)
      if (metricIds.includes(metric.id) && !metric.stakeholders.includes(id)) metric.stakeholders.push(id)
  }

  const last = versions.at(-1)?.version ?? 0
  return { ...base, version: `${base.version}+own.${last}`, stakeholders, metrics }
}
