import { decisionsMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { reportMessages, workshopDocumentMessages } from '#contract/messages/report.ts'
import { groupBy } from '#contract/outline.ts'
import { optionName } from '#contract/visible-ids.ts'
import { Ring } from '../../../../domain/ring/ring.tsx'
import { smallRing, type RatedNeed } from '#contract/ring-layout.ts'
import type { AnalysedOption } from '../../data/analysed-options.ts'
import { anchor } from '../../parts/anchor.ts'
import classes from '../../styles/report.module.css'
import own from './workshop.module.css'

const words = workshopDocumentMessages

/** An option: both circles, and beside them its text and what they show in words. */
export function OptionItem({ analysed, primaryId }: { analysed: AnalysedOption; primaryId: number | null }) {
  const { option, virtuous, vicious } = analysed
  const isRated = Boolean(virtuous || vicious)
  return (
    <li {...anchor(optionName(option.id))} className={own.option}>
      <div className={own.rings}>
        {[virtuous, vicious].map((cells, place) =>
          cells ? (
            <Ring key={place} cells={cells} primaryId={primaryId} size={smallRing} />
          ) : (
            <span key={place} className={own.noRing} />
          ),
        )}
      </div>
      <div>
        <p>
          <span className={classes.id}>{optionName(option.id)}</span>{' '}
          <span className={classes.words}>{option.functional_option}</span>{' '}
          {option.decision && (
            <span className={`${classes.decision} ${own.decision}`}>{decisionsMessages.decision[option.decision]}</span>
          )}{' '}
          {option.recheck && <span className={classes.about}>{recheckMessages.option}</span>}
        </p>
        {isRated ? (
          <>
            <Direction name={words.virtuousNeeds} cells={virtuous} />
            <Direction name={words.viciousNeeds} cells={vicious} />
          </>
        ) : (
          <p className={classes.nothing}>{reportMessages.notRated}</p>
        )}
      </div>
    </li>
  )
}

function Direction({ name, cells }: { name: string; cells: RatedNeed[] | undefined }) {
  const touched = groupBy(
    (cells ?? []).filter(({ measure }) => measure !== MEASURE_NONE),
    ({ measure }) => measure,
  )
  const measures = [...touched].toSorted(([one], [other]) => one - other)
  return (
    <p className={classes.about}>
      <strong>{name}</strong> {cells === undefined && words.notRatedDirection}
      {cells && measures.length === 0 && words.nothingTouched}
      {measures.map(([measure, needs], place) => (
        <span key={measure}>
          {place > 0 && '; '}
          {words.needsOf(
            measure,
            needs[0]?.measureName ?? '',
            needs.map((need) => need.name),
          )}
        </span>
      ))}
    </p>
  )
}
