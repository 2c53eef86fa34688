import type { Chain } from '#contract/chain.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { decisionsMessages } from '#contract/messages/decisions.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { optionsOf, outlineOf } from '#contract/outline.ts'
import { optionName } from '#contract/visible-ids.ts'
import { ItemLink } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import classes from '../styles/report.module.css'

/** What is to be built and why; undecided options too, so that nobody takes silence for a yes. */
export function DecisionsPart({ chain, id }: { chain: Chain; id: string }) {
  const words = reportMessages
  const options = [...optionsOf(outlineOf(chain))].map(({ option }) => option)
  if (options.length === 0) return <p className={classes.nothing}>{words.nothing}</p>
  return (
    <ReportTable
      labelledBy={id}
      columns={[
        [commonMessages.id, '4em'],
        [reportMessages.functionalOption],
        [reportMessages.decision, '9em'],
        [reportMessages.reason, '32%'],
      ]}
    >
      {options.map(({ id: optionId, functional_option, decision, decision_reason }) => (
        <tr key={optionId}>
          <td>
            <ItemLink name={optionName(optionId)} />
          </td>
          <th scope="row" className={classes.words}>
            {functional_option}
          </th>
          <td className={decision ? classes.decision : classes.none}>
            {decision ? decisionsMessages.decision[decision] : decisionsMessages.undecided}
          </td>
          <td className={classes.words}>{decision_reason}</td>
        </tr>
      ))}
    </ReportTable>
  )
}
