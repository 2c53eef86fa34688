import { useState, type ReactNode } from 'react'
import type { Metric } from '#contract/metrics.ts'
import { METRICS_TABLE_HEIGHT } from '#contract/limits.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { matchesTerm } from '../../lib/text/matches-term.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchResult } from '../../ui/feedback/search-result.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { OwnMetric } from './own-metric.tsx'
import { MetricRow, type ListedMetric } from './metric-row.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './metrics.module.css'

interface MetricPanelProps {
  title: string
  isNumbered?: boolean
  /** Undefined while loading; only one of the two tables says so in words. */
  metrics: readonly ListedMetric[] | undefined
  loadingText?: string | null
  action: 'add' | 'remove'
  /** Whether the write of this metric is under way. */
  isBusy: (metricId: Metric['id']) => boolean
  onAction: (metricId: Metric['id']) => void
  /** Shown instead of the table when there is no metric at all. */
  empty: ReactNode
  /** The solution that a metric of the workshop's own can be added to where a search has found none, and its purposes. */
  ownFor?: { solutionId: number; purposes: readonly string[] }
}

/** One of the two tables: its title, its search, and one button a row that moves the metric to the other side. */
export function MetricPanel({
  title,
  isNumbered = false,
  metrics,
  loadingText = null,
  action,
  isBusy,
  onAction,
  empty,
  ownFor,
}: MetricPanelProps) {
  const [term, setTerm] = useState('')

  const numbered = metrics?.map((metric, index) => ({ metric, number: index + 1 }))
  const found = numbered?.filter(({ metric }) => matchesTerm(term, metric.metric_text, ...(metric.purposes ?? [])))

  return (
    <section className={classes.panel}>
      <div className={classes.panelHead}>
        <h2>{title}</h2>
        <SearchField
          label={metricsMessages.searchTitle(title)}
          placeholder={commonMessages.search}
          value={term}
          onChange={setTerm}
        />
      </div>
      {!found && <LoadingTable columns={[metricsMessages.metric]} text={loadingText} />}
      {metrics?.length === 0 && empty}
      <SearchResult count={found && term ? metricsMessages.showingOf(found.length, metrics?.length ?? 0) : undefined}>
        {metrics && metrics.length > 0 && found?.length === 0 && (
          <EmptyState title={metricsMessages.noneMatching(term)} />
        )}
      </SearchResult>
      {ownFor && (
        <OwnMetric
          key={ownFor.solutionId}
          {...ownFor}
          term={term}
          isOffered={found?.length === 0 && term.trim() !== ''}
          onAdded={() => setTerm('')}
        />
      )}
      {found && found.length > 0 && (
        <TableBox label={title} maxHeight={METRICS_TABLE_HEIGHT} phone="table">
          <table className={table.table}>
            <thead>
              <tr>
                {isNumbered && (
                  <th scope="col" className={table.number}>
                    #
                  </th>
                )}
                <th scope="col">{metricsMessages.metric}</th>
                <th scope="col" className={table.actions}>
                  <span className="visually-hidden">{metricsMessages.action}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ metric, number }) => (
                <MetricRow
                  key={metric.id}
                  metric={metric}
                  number={isNumbered ? number : undefined}
                  action={action}
                  isBusy={isBusy(metric.id)}
                  onAction={onAction}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  )
}
