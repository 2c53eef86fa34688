import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { decisionsMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { optionName, requirementName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { Need } from '../../../domain/needs/need-icon.tsx'
import { RecheckMark } from '../../../domain/options/recheck-mark.tsx'
import { ItemLink } from './item-link.tsx'
import { ReportTable } from './report-table.tsx'
import type { NeedWithRequirements } from '../data/requirements-by-need.ts'
import { RatedMeasure } from './touched-needs.tsx'
import table from './report-table.module.css'
import { anchor } from './anchor.ts'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'

interface RequirementsPartProps {
  chain: Chain
  needs: readonly NeedWithRequirements[]
  /** How many requirements are there by now. */
  shown: number
}

export const needAnchor = (id: number) => `need-${id}`

const columns = [
  [commonMessages.id, '4em'],
  [reportMessages.systemRequirement],
  [reportMessages.followsFrom, '11em'],
  [reportMessages.option, '7em'],
] as const

/** What the system shall do, by the need it does it for. */
export function RequirementsPart({ chain, needs, shown }: RequirementsPartProps) {
  const without = needs.filter(({ requirements }) => requirements.length === 0)
  if (without.length === needs.length) return <p className={classes.nothing}>{reportMessages.nothing}</p>
  return (
    <>
      {firstOf(needs, shown)
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ need, requirements }) => (
          <section key={need.id} aria-labelledby={needAnchor(need.id)} className={classes.need}>
            <h4 {...anchor(needAnchor(need.id))} data-primary={need.id === chain.primary_fhn || undefined}>
              <Need name={need.p_fhn} />
            </h4>
            <ReportTable labelledBy={needAnchor(need.id)} columns={columns}>
              {requirements.map((founded) => (
                <RequirementRow key={founded.requirement.id} founded={founded} measures={chain.measures} />
              ))}
            </ReportTable>
          </section>
        ))}
      {without.length > 0 && (
        <p className={`${classes.about} ${print.parting}`}>
          {reportMessages.withoutRequirement(without.map(({ need }) => need.p_fhn))}
        </p>
      )}
    </>
  )
}

/** The needs with as many requirements as are shown by now. */
function firstOf(needs: readonly NeedWithRequirements[], shown: number): NeedWithRequirements[] {
  let left = shown
  return needs.map(({ need, requirements }) => {
    const some = requirements.slice(0, left)
    left -= some.length
    return { need, requirements: some }
  })
}

interface RequirementRowProps {
  founded: NeedWithRequirements['requirements'][number]
  measures: Chain['measures']
}

/** Remembered, so that those that are there are not drawn again with the next. */
const RequirementRow = memo(function RequirementRow({ founded, measures }: RequirementRowProps) {
  const { requirement, rating, decision } = founded
  return (
    <tr {...anchor(requirementName(requirement.id))}>
      <td className={classes.id}>{requirementName(requirement.id)}</td>
      <th scope="row" className={classes.words}>
        {requirement.specification} {requirement.recheck && <RecheckMark why={recheckMessages.requirement} />}
      </th>
      <td>
        <RatedMeasure measures={measures} id={rating.measure} />
        <span className={table.direction}>{rating.virtuous ? commonMessages.virtuous : commonMessages.vicious}</span>
      </td>
      <td>
        <ItemLink name={optionName(rating.functional_option_id)} />
        {decision && (
          <span className={table.decision} data-decision={decision}>
            {decisionsMessages.decision[decision]}
          </span>
        )}
      </td>
    </tr>
  )
})
