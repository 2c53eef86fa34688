import { Fragment } from 'react'
import { commaMessages } from '#contract/messages/common.ts'
import { decisionsMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { optionName, requirementName } from '#contract/visible-ids.ts'
import { anchor } from '../../parts/anchor.ts'
import { ItemLink } from '../../parts/item-link.tsx'
import classes from '../../styles/report.module.css'
import type { Chapter } from '../model/workshop-value.ts'
import own from './workshop.module.css'

const words = workshopDocumentMessages

interface SettledProps {
  chapters: readonly Chapter[]
}

/** What is to be built and why, by solution; undecided options too, so that nobody takes silence for a yes. */
export function DecisionsPart({ chapters }: SettledProps) {
  const shown = chapters.filter(({ decided }) => decided.of > 0)
  if (shown.length === 0) return <p className={classes.nothing}>{words.noOptions}</p>
  return shown.map(({ id, name, decisions, undecided }) => (
    <div key={id} className={own.settled}>
      <h4>{name}</h4>
      {decisions.map(({ decision, options }) => (
        <Fragment key={decision}>
          <h5>{decisionsMessages.decision[decision]}</h5>
          <ul className={own.columns}>
            {options.map((option) => (
              <li key={option.id}>
                <ItemLink name={optionName(option.id)} />{' '}
                <span className={classes.words}>{option.functional_option}</span>
                {option.decision_reason && <span className={own.reason}> {option.decision_reason}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {undecided.length > 0 && (
        <p className={classes.about}>{words.undecided(undecided.map((option) => optionName(option.id)))}</p>
      )}
    </div>
  ))
}

/** What the systems shall do, by solution and need. */
export function RequirementsPart({ chapters }: SettledProps) {
  const shown = chapters.filter(({ requirements }) => requirements.length > 0)
  if (shown.length === 0) return <p className={classes.nothing}>{words.noRequirements}</p>
  return shown.map(({ id, name, primary, requirements }) => (
    <div key={id} className={own.settled}>
      <h4>{name}</h4>
      {requirements.map(({ need, requirements: founded }) => (
        <Fragment key={need.id}>
          <h5 data-primary={need.id === primary?.id || undefined}>{need.p_fhn}</h5>
          <ul className={own.columns}>
            {founded.map(({ requirement, rating }) => (
              <li key={requirement.id} {...anchor(requirementName(requirement.id))}>
                <span className={classes.id}>{requirementName(requirement.id)}</span>{' '}
                <span className={classes.words}>{requirement.specification}</span>{' '}
                <ItemLink name={optionName(rating.functional_option_id)} />
                {requirement.recheck && <span className={classes.about}> {recheckMessages.requirement}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  ))
}

/** What is still missing, by solution. */
export function GapsPart({ chapters }: SettledProps) {
  if (chapters.length === 0) return <p className={classes.nothing}>{words.noGaps}</p>
  return chapters.map(({ id, name, gaps }) => (
    <div key={id} className={own.settled}>
      <h4>{name}</h4>
      {gaps.length === 0 && <p className={classes.nothing}>{words.noGaps}</p>}
      {gaps.length > 0 && (
        <dl className={classes.gaps}>
          {gaps.map(({ kind, sentence, items }) => (
            <div key={kind}>
              <dt>{sentence}</dt>
              <dd>{items.join(commaMessages.between)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  ))
}
