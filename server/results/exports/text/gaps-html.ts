import type { Chain } from '#contract/chain.ts'
import { gapKinds, gapsOf, type GapKind, type Gaps } from '#contract/gaps.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { Names } from '../source/names.ts'
import type { HtmlParts } from './html-parts.ts'

/** Where the chain is broken, each kind with its number and what it concerns, as on the map and in the report. */
export function* gapsIn(solution: Outline, names: Names, parts: HtmlParts): Iterable<string> {
  const { words } = names
  const gaps = gapsOf(chainOf(solution))
  const open = gapKinds.filter((kind) => gaps[kind].length > 0)
  if (open.length === 0) return yield `<p class="quiet">${words.report.noGaps}</p>\n`
  yield '<dl>\n'
  for (const kind of open) {
    yield `<dt>${words.gaps[kind](gaps[kind].length)}</dt>${parts.listed('dd', itemsOf(kind, gaps, names))}\n`
  }
  yield '</dl>\n'
}

/** The same without anything under something else. */
function chainOf(solution: Outline): Chain {
  const options = [...optionsOf(solution)].map(({ option }) => option)
  const ratings = options.flatMap((option) => option.ratings)
  const requirements = ratings.flatMap((rating) => rating.requirements)
  return { ...solution, options, ratings, requirements }
}

function itemsOf(kind: GapKind, gaps: Gaps, names: Names): string {
  const { joined, apart } = names.words.files
  switch (kind) {
    case 'purposesUnserved':
      return joined(gaps[kind].map(({ purpose }) => purpose))
    case 'stakeholdersUnconcerned':
      return joined(gaps[kind].map(({ stakeholder }) => stakeholder))
    case 'metricsWithoutStakeholder':
    case 'metricsWithoutStory':
      return gaps[kind].map(({ metric_id }) => metricName(metric_id)).join(', ')
    case 'storiesWithoutOption':
      return gaps[kind].map(({ id }) => storyName(id)).join(', ')
    case 'optionsNotRatedVirtuous':
    case 'optionsNotRatedVicious':
    case 'optionsToRecheck':
      return gaps[kind].map(({ id }) => optionName(id)).join(', ')
    case 'harmsUnanswered':
    case 'ratingsWithoutRequirement':
      return apart(gaps[kind].map((rating) => `${optionName(rating.functional_option_id)} ${cellOf(rating, names)}`))
    case 'requirementsToRecheck':
      return gaps[kind].map(({ id }) => requirementName(id)).join(', ')
    case 'requirementsOfNone':
      return gaps[kind].map(({ id, specification }) => `${requirementName(id)} ${specification}`).join('\n')
  }
}

const cellOf = ({ fhn_id, virtuous }: { fhn_id: number; virtuous: boolean }, names: Names) =>
  `${names.fhn(fhn_id)} (${names.direction(virtuous)})`
