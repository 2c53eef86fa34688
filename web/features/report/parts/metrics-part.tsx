import type { Chain } from '#contract/chain.ts'
import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { metricName, storyName } from '#contract/visible-ids.ts'
import { OwnMark } from '../../../domain/own-words/own-mark.tsx'
import { ItemLink } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import { anchor } from './anchor.ts'
import classes from '../styles/report.module.css'

interface MetricsPartProps {
  chain: Chain
  /** Those that are there by now. */
  stories: readonly Chain['stories'][number][]
  id: string
}

export function MetricsPart({ chain, stories, id }: MetricsPartProps) {
  if (stories.length === 0) return <p className={classes.nothing}>{reportMessages.nothing}</p>
  const purposes = new Map(chain.purposes.map((purpose) => [purpose.id, purpose.purpose]))
  return (
    <ReportTable
      labelledBy={id}
      columns={[
        [commonMessages.id, '4em'],
        [reportMessages.metric],
        [reportMessages.purposes, '32%'],
        [reportMessages.story, '4em'],
      ]}
    >
      {stories.map((story) => (
        <tr key={story.id} {...anchor(metricName(story.metric_id))}>
          <td className={classes.id}>{metricName(story.metric_id)}</td>
          <th scope="row" className={classes.words}>
            {story.metric_text} <OwnMark own={story.own} />
          </th>
          <td>{story.purpose_ids.map((purpose) => purposes.get(purpose)).join(commaMessages.between)}</td>
          <td>
            <ItemLink name={storyName(story.id)} />
          </td>
        </tr>
      ))}
    </ReportTable>
  )
}
