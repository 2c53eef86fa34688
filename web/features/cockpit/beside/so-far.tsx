import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commaMessages } from '#contract/messages/common.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { outlineOf, type OptionOutline } from '#contract/outline.ts'
import { metricName, optionName, requirementName } from '#contract/visible-ids.ts'
import { measureName } from '../../../domain/needs/measure.tsx'
import { MeasurePair } from '../../../domain/needs/measure-pair.tsx'
import { Need } from '../../../domain/needs/need-icon.tsx'
import { cellsOf, needsInOrder, type Cells } from '../../../domain/options/option-cells.ts'
import { BadgeList } from '../../../ui/marks/badges.tsx'
import classes from './so-far.module.css'

/** Everything of a solution, to be read from top to bottom. */
export function SoFar({ chain }: { chain: Chain }) {
  const { purposes, stakeholders, stories, fhns, primary_fhn } = outlineOf(chain)
  const cells = cellsOf(chain)
  return (
    <div className={classes.work}>
      <p className={classes.need}>
        <Need name={fhns.find(({ id }) => id === primary_fhn)?.p_fhn ?? ''} />
      </p>
      <BadgeList items={purposes.map(({ purpose }) => purpose)} empty={words.noPurposes} />
      {stakeholders.length > 0 && (
        <p className={classes.people}>
          {stakeholders.map(({ stakeholder }) => stakeholder).join(commaMessages.between)}
        </p>
      )}
      {stories.length === 0 && <p className={classes.missing}>{words.noMetrics}</p>}
      {stories.map(({ id, metric_id, metric_text, user_story, options }) => (
        <section key={id} aria-labelledby={`so-far-${id}`} className={classes.metric}>
          <h4 id={`so-far-${id}`}>
            {metric_text} <span className={classes.id}>{metricName(metric_id)}</span>
          </h4>
          <p className={user_story ? classes.story : classes.missing}>{user_story || words.noStory}</p>
          {options.length > 0 && (
            <ul className={classes.options}>
              {options.map((option) => (
                <Option key={option.id} chain={chain} option={option} cells={cells.get(option.id)} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

interface OptionProps {
  chain: Chain
  option: OptionOutline
  cells: Cells | undefined
}

/** An option, the needs that it touches, and the requirements that follow. */
function Option({ chain, option, cells }: OptionProps) {
  const requirements = option.ratings.flatMap((rating) => rating.requirements)
  const touched = needsInOrder(chain).filter(({ id }) => isTouched(cells, id))
  return (
    <li>
      <p className={classes.option}>
        {option.functional_option} <span className={classes.id}>{optionName(option.id)}</span>
      </p>
      {option.ratings.length === 0 && <p className={classes.missing}>{comparisonMessages.notRated}</p>}
      {touched.length > 0 && (
        <ul className={classes.needs}>
          {touched.map(({ id, p_fhn }) => (
            <li key={id} data-primary={id === chain.primary_fhn || undefined}>
              <span aria-hidden="true">{p_fhn}</span>
              <MeasurePair virtuous={cells?.get(id)?.virtuous} vicious={cells?.get(id)?.vicious} size={20} />
              <span className="visually-hidden">
                {comparisonMessages.bothRatings(
                  p_fhn,
                  nameOf(chain, cells?.get(id)?.virtuous),
                  nameOf(chain, cells?.get(id)?.vicious),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {requirements.length > 0 && (
        <ul className={classes.requirements}>
          {requirements.map(({ id, specification }) => (
            <li key={id}>
              {specification} <span className={classes.id}>{requirementName(id)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Rated other than None in some direction. */
function isTouched(cells: Cells | undefined, fhnId: number) {
  const cell = cells?.get(fhnId)
  return [cell?.virtuous, cell?.vicious].some((measure) => measure !== undefined && measure !== MEASURE_NONE)
}

const nameOf = ({ measures }: Chain, id: number | undefined) =>
  id === undefined ? comparisonMessages.notRated : measureName(measures, id)
