import { useQuery } from '@tanstack/react-query'
import type { Metric } from '#contract/metrics.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { metricName } from '#contract/visible-ids.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { metricsQuery } from '../../lib/queries/reference-data.queries.ts'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { BadgeList } from '../../ui/marks/badges.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Read } from '../../ui/feedback/read.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './metrics-overview.module.css'

const columns = ['#', metricsMessages.description, metricsMessages.purposes] as const
/** Keeps the ID on the line of the last word. */
const nonBreakingSpace = '\u00a0'

export function MetricsOverviewScreen() {
  const metrics = useQuery(metricsQuery())
  const title = metricsMessages.availableMetrics
  return (
    <>
      <ScreenHead title={metrics.data ? `${title} (${metrics.data.length})` : title} />
      <Read of={metrics} waiting={<LoadingTable columns={columns} rows={10} />} failure={metricsMessages.loadFailed}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={metricsMessages.noneAvailable}>{metricsMessages.noneAvailableHint}</EmptyState>
          ) : (
            <div className={classes.overview}>
              <TableBox label={title} maxHeight="var(--overview-height)" phone="table">
                <MetricsTable metrics={all} />
              </TableBox>
              <p className={classes.footer}>{metricsMessages.showingTotal(all.length)}</p>
            </div>
          )
        }
      </Read>
    </>
  )
}

function MetricsTable({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <table className={`${table.table} ${classes.table}`} data-dense="true">
      <TableHead columns={columns} />
      <tbody>
        {metrics.map((metric, index) => (
          <tr key={metric.id}>
            <td className={table.number}>{index + 1}</td>
            <td className={table.words}>
              <CatalogueWords>{metric.metric_text}</CatalogueWords>
              {nonBreakingSpace}
              <span className={`${table.id} ${classes.id}`}>{metricName(metric.id)}</span>
              <OwnMark own={metric.own} />
            </td>
            <td>
              <BadgeList items={metric.purposes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
