import { commonMessages } from '#contract/messages/common.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { optionName } from '#contract/visible-ids.ts'
import { ItemLink } from '../../parts/item-link.tsx'
import classes from '../../styles/report.module.css'
import type { Found, NeedAcross } from '../model/needs-across.ts'
import own from './workshop.module.css'

const words = workshopDocumentMessages

/** Need by need what the options of all solutions do to it: how many, of how many, and some of them. */
export function NeedsPart({ needs }: { needs: readonly NeedAcross[] }) {
  return (
    <>
      <p className={own.intro}>{words.acrossHelp}</p>
      {needs.map(({ need, primaryOf, rows }) => {
        const id = `across-${need.id}`
        return (
          <section key={need.id} aria-labelledby={id} className={own.need}>
            <h4 id={id}>{need.p_fhn}</h4>
            {primaryOf.length > 0 && <p className={classes.about}>{words.primaryNeedOf(primaryOf)}</p>}
            {rows.length === 0 && <p className={classes.nothing}>{words.untouched}</p>}
            {rows.length > 0 && (
              <dl className={`${classes.facts} ${own.effects}`}>
                {rows.map(({ name, virtuous, vicious }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <Counted direction={commonMessages.virtuous} found={virtuous} />
                      <Counted direction={commonMessages.vicious} found={vicious} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )
      })}
    </>
  )
}

function Counted({ direction, found: { count, rated, examples } }: { direction: string; found: Found }) {
  return (
    <p>
      {words.countIn(direction, count, rated)}
      {examples.map(({ optionId, option, solution }) => (
        <span key={optionId} className={own.example}>
          <ItemLink name={optionName(optionId)} /> {words.example(option, solution)}
        </span>
      ))}
    </p>
  )
}
