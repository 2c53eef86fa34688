import type { Chain } from '#contract/chain.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { NeedIcon } from '../../../domain/needs/need-icon.tsx'
import classes from '../styles/report.module.css'

/** The primary need of the solution and its purposes. */
export function SolutionPart({ chain }: { chain: Chain }) {
  const need = chain.fhns.find(({ id }) => id === chain.primary_fhn)
  return (
    <dl className={classes.facts}>
      {need && (
        <div>
          <dt>{reportMessages.primaryFhn}</dt>
          <dd>
            <span className={classes.primaryNeed}>
              <NeedIcon name={need.p_fhn} size={26} />
              {need.p_fhn}
            </span>
            {need.description && <p>{need.description}</p>}
          </dd>
        </div>
      )}
      <div>
        <dt>{reportMessages.purposes}</dt>
        <dd>
          {chain.purposes.length === 0 && solutionDetailsMessages.noPurposes}
          {chain.purposes.map(({ id, purpose, description }) => (
            <p key={id}>
              <strong>{purpose}</strong>
              {description && <> {description}</>}
            </p>
          ))}
        </dd>
      </div>
    </dl>
  )
}
