import type { Chain } from '#contract/chain.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { metricName } from '#contract/visible-ids.ts'
import { OwnMark } from '../../../domain/own-words/own-mark.tsx'
import { ItemLinks } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import classes from '../styles/report.module.css'

export function StakeholdersPart({ chain, id }: { chain: Chain; id: string }) {
  if (chain.stakeholders.length === 0) return <p className={classes.nothing}>{reportMessages.nothing}</p>
  return (
    <ReportTable
      labelledBy={id}
      columns={[[reportMessages.stakeholder, '36%'], [reportMessages.category, '30%'], [reportMessages.metrics]]}
    >
      {chain.stakeholders.map((person) => (
        <tr key={person.id}>
          <th scope="row" className={classes.words}>
            {person.stakeholder} <OwnMark own={person.own} />
          </th>
          <td>{person.stakeholder_category}</td>
          <td className={classes.ids}>
            <ItemLinks
              names={chain.stories
                .filter(({ stakeholder_ids }) => stakeholder_ids.includes(person.id))
                .map(({ metric_id }) => metricName(metric_id))}
            />
          </td>
        </tr>
      ))}
    </ReportTable>
  )
}
