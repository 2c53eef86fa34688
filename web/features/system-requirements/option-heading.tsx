import { optionName } from '#contract/visible-ids.ts'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import table from '../../ui/table/data-table.module.css'
import { AnalysisSavedMark } from './analysis-saved-mark.tsx'
import classes from './option-heading.module.css'

/** The option the requirements are about, and what was decided: those of one that is not to be built are no work. */
export function OptionHeading({ place: { number, option } }: { place: OptionPlace }) {
  return (
    <div className={classes.option}>
      <div>
        <p>
          <span className={table.id}>
            {number} · {optionName(option.id)}
          </span>
          {option.decision && <DecisionMark decision={option.decision} className={classes.decision} />}
        </p>
        <p className={classes.words}>{option.functional_option}</p>
      </div>
      <AnalysisSavedMark key={option.id} optionId={option.id} />
    </div>
  )
}
