import type { ReactNode } from 'react'
import type { Chain } from '#contract/chain.ts'
import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { gapKinds, type GapKind, type Gaps } from '#contract/gaps.ts'
import { MarkedNames } from '../../../domain/own-words/own-mark.tsx'
import { analysisAnchor, ItemLink, ItemLinks } from './item-link.tsx'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'

/** Where the chain is broken, each kind with its number and the items it concerns. */
export function GapsPart({ chain, gaps }: { chain: Chain; gaps: Gaps }) {
  const open = gapKinds.filter((kind) => gaps[kind].length > 0)
  if (open.length === 0) return <p className={classes.nothing}>{reportMessages.noGaps}</p>
  return (
    <dl className={classes.gaps}>
      {open.map((kind) => (
        <div key={kind}>
          <dt>{gapsMessages[kind](gaps[kind].length)}</dt>
          <dd className={print.items}>{itemsOf(kind, gaps, chain)}</dd>
        </div>
      ))}
    </dl>
  )
}

function itemsOf(kind: GapKind, gaps: Gaps, chain: Chain): ReactNode {
  switch (kind) {
    case 'purposesUnserved':
      return gaps[kind].map(({ purpose }) => purpose).join(commaMessages.between)
    case 'stakeholdersUnconcerned':
      return <MarkedNames people={gaps[kind]} />
    case 'metricsWithoutStakeholder':
    case 'metricsWithoutStory':
      return <ItemLinks names={gaps[kind].map(({ metric_id }) => metricName(metric_id))} />
    case 'storiesWithoutOption':
      return <ItemLinks names={gaps[kind].map(({ id }) => storyName(id))} />
    case 'optionsNotRatedVirtuous':
    case 'optionsNotRatedVicious':
    case 'optionsToRecheck':
      return <ItemLinks names={gaps[kind].map(({ id }) => optionName(id))} />
    case 'harmsUnanswered':
    case 'ratingsWithoutRequirement':
      return [...byOption(gaps[kind], chain)].map(([optionId, ratings]) => (
        <span key={optionId}>
          <ItemLink name={optionName(optionId)} to={analysisAnchor(optionId)} /> {ratings.join('; ')}
        </span>
      ))
    case 'requirementsToRecheck':
      return <ItemLinks names={gaps[kind].map(({ id }) => requirementName(id))} />
    case 'requirementsOfNone':
      // the text is shown too, because the document has them nowhere else
      return gaps[kind].map(({ id, specification }) => (
        <p key={id}>
          <span className={classes.id}>{requirementName(id)}</span>{' '}
          <span className={classes.words}>{specification}</span>
        </p>
      ))
  }
}

/** Grouped, because one option may have a dozen of them. */
function byOption(ratings: Chain['ratings'], { fhns }: Chain): Map<number, string[]> {
  const needs = new Map(fhns.map(({ id, p_fhn }) => [id, p_fhn]))
  const named = new Map<number, string[]>()
  for (const { functional_option_id, fhn_id, virtuous } of ratings) {
    const name = `${needs.get(fhn_id)}${commaMessages.between}${virtuous ? commonMessages.virtuousWord : commonMessages.viciousWord}`
    named.set(functional_option_id, [...(named.get(functional_option_id) ?? []), name])
  }
  return named
}
