import { commonMessages } from '#contract/messages/common.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { reportMessages, workshopDocumentMessages } from '#contract/messages/report.ts'
import { optionName } from '#contract/visible-ids.ts'
import type { Chapter } from '../model/workshop-value.ts'

/**
 * All circles of a solution as one table, to be copied and heard: a row for each option and direction, a column for each
 * need. The box hides it: a table is never narrower than its words.
 */
export function RingsInWords({ chapter: { name, stories } }: { chapter: Chapter }) {
  const rings = stories
    .flatMap(({ options }) => options)
    .flatMap(({ option, virtuous, vicious }) => [
      { option, direction: commonMessages.virtuous, cells: virtuous },
      { option, direction: commonMessages.vicious, cells: vicious },
    ])
    .filter(({ cells }) => cells !== undefined)
  if (rings.length === 0) return null
  return (
    <div className="visually-hidden">
      <table>
        <caption>{workshopDocumentMessages.ringsOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{reportMessages.option}</th>
            <th scope="col">{h9AnalysisMessages.direction}</th>
            {rings[0]?.cells?.map((need) => (
              <th key={need.id} scope="col">
                {need.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rings.map(({ option, direction, cells }) => (
            <tr key={`${option.id} ${direction}`}>
              <th scope="row">
                {optionName(option.id)} {option.functional_option}
              </th>
              <td>{direction}</td>
              {cells?.map((need) => (
                <td key={need.id}>{need.measureName}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
