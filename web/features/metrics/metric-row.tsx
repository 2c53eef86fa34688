import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import type { Metric } from '#contract/metrics.ts'
import { metricName } from '#contract/visible-ids.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { UnderWay, underWayFrame } from '../../ui/edits/under-way.tsx'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './metrics.module.css'

export type ListedMetric = Pick<Metric, 'id' | 'metric_text'> & Partial<Pick<Metric, 'purposes' | 'own'>>

interface MetricRowProps {
  metric: ListedMetric
  /** Its place in the whole list, which a search does not change. */
  number: number | undefined
  action: 'add' | 'remove'
  isBusy: boolean
  onAction: (metricId: number) => void
}

export function MetricRow({ metric, number, action, isBusy, onAction }: MetricRowProps) {
  const textId = `metric-${metric.id}`
  return (
    <tr>
      {number !== undefined && <td className={table.number}>{number}</td>}
      <th scope="row">
        <CatalogueWords id={textId} className={table.words}>
          {metric.metric_text}
        </CatalogueWords>
        <span className={`${classes.under} ${underWayFrame}`}>
          <span className={table.id}>{metricName(metric.id)}</span> {metric.purposes?.join(commaMessages.between)}
          <OwnMark own={metric.own} />
          <UnderWay isBusy={isBusy} words={action === 'add' ? commonMessages.adding : commonMessages.removing} />
        </span>
      </th>
      <td className={table.actions}>
        <Button
          size="xs"
          className={action === 'add' ? classes.add : undefined}
          leftSection={action === 'add' && <PlusIcon size={16} />}
          {...busy(isBusy)}
          {...useShut(textId)}
          onClick={() => onAction(metric.id)}
        >
          {commonMessages[action]}
        </Button>
      </td>
    </tr>
  )
}
