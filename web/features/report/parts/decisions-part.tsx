import { commonMessages } from '#contract/messages/common.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { optionName } from '#contract/visible-ids.ts'
import type { AnalysedOption } from '../data/analysed-options.ts'
import { ItemLink } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import classes from '../styles/report.module.css'

/** What is to be built and why; undecided options too, so that nobody takes silence for a yes. */
export function DecisionsPart({ options, id }: { options: readonly AnalysedOption[]; id: string }) {
  const words = reportMessages
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
      {options.map(({ option: { id: optionId, functional_option, decision, decision_reason } }) => (
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
