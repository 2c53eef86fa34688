import { memo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { optionName, storyName } from '#contract/visible-ids.ts'
import { hasEffects } from '../../../domain/options/option-cells.ts'
import { MeasureSeal, measureName } from '../../../domain/needs/measure.tsx'
import { Ring } from '../../../domain/ring/ring.tsx'
import { narrowRing, type RatedNeed } from '#contract/ring-layout.ts'
import type { AnalysedOption } from '../data/analysed-options.ts'
import { analysisAnchor, ItemLink } from './item-link.tsx'
import { RatedAlone } from './rated-alone.tsx'
import { TouchedNeeds } from './touched-needs.tsx'
import own from './analysis-part.module.css'
import print from '../styles/print.module.css'
import { anchor } from './anchor.ts'
import classes from '../styles/report.module.css'

const words = reportMessages

/** Every option under both assumptions, and what the two say together. */
export function AnalysisPart({ chain, options }: { chain: Chain; options: readonly AnalysedOption[] }) {
  if (options.length === 0) return <p className={classes.nothing}>{words.nothing}</p>
  return (
    <>
      <MeasureLegend measures={chain.measures} />
      {options.map((analysed) => (
        <Analysis key={analysed.option.id} chain={chain} analysed={analysed} />
      ))}
    </>
  )
}

/** Remembered, so that those that are there are not drawn again with the next. */
const Analysis = memo(function Analysis({ chain, analysed }: { chain: Chain; analysed: AnalysedOption }) {
  const { option, virtuous, vicious, touched, untouched } = analysed
  const id = analysisAnchor(option.id)
  return (
    <article className={`${own.analysis} ${print.analysis}`} aria-labelledby={id}>
      <h4 {...anchor(id)}>
        <span className={classes.id}>{optionName(option.id)}</span> {option.functional_option}
      </h4>
      <p className={classes.about}>
        {reportMessages.story} <ItemLink name={storyName(option.user_story_id)} />
        {option.decision && <> · {decisionsMessages.decision[option.decision]}</>}
      </p>
      {virtuous || vicious ? (
        <>
          <div className={`${own.rings} ${print.rings}`}>
            <Direction name={commonMessages.virtuous} needs={virtuous} primaryId={chain.primary_fhn} />
            <Direction name={commonMessages.vicious} needs={vicious} primaryId={chain.primary_fhn} />
          </div>
          {touched.length > 0 && (
            <TouchedNeeds labelledBy={id} chain={chain} touched={touched} withReading={hasEffects(chain)} />
          )}
          {untouched.length > 0 && <p className={classes.about}>{untouchedWords(analysed)}</p>}
        </>
      ) : (
        <p className={classes.nothing}>{words.notRated}</p>
      )}
      {option.silent_rounds && <RatedAlone chain={chain} rounds={option.silent_rounds} />}
    </article>
  )
})

function untouchedWords({ virtuous, vicious, untouched }: AnalysedOption) {
  const names = untouched.map(({ p_fhn }) => p_fhn)
  return virtuous && vicious ? words.untouched(names) : words.noneInOne(virtuous !== undefined, names)
}

/** The table below says the same in words. */
function Direction({ name, needs, primaryId }: { name: string; needs: RatedNeed[] | undefined; primaryId: number }) {
  return (
    <figure className={own.ring}>
      <figcaption>{name}</figcaption>
      {needs ? (
        <Ring cells={needs} primaryId={primaryId} size={narrowRing} />
      ) : (
        <p className={classes.nothing}>{words.notRated}</p>
      )}
    </figure>
  )
}

/** What the numbers in the circles mean. */
export function MeasureLegend({ measures }: Pick<Chain, 'measures'>) {
  return (
    <dl className={`${own.legend} ${print.whole} ${print.legend}`}>
      {measures
        .filter(({ id }) => id !== MEASURE_NONE)
        .map(({ id, description }) => (
          <div key={id}>
            <dt>
              <MeasureSeal id={id} size={20} /> {measureName(measures, id)}
            </dt>
            {description && <dd>{description}</dd>}
          </div>
        ))}
    </dl>
  )
}
