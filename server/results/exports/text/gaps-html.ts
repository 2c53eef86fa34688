import type { Chain } from '#contract/chain.ts'
import { gapKinds, gapsOf, type GapKind, type Gaps } from '#contract/gaps.ts'
import { gapsMessages } from '#contract/messages/gaps.ts'
import { reportFileMessages as words } from '#contract/messages/report-file.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { elementText } from '../../../formats/xml-text.ts'
import { directionName, type Names } from '../source/names.ts'

/** Where the chain is broken, each kind with its number and what it concerns, as on the map and in the report. */
export function* gapsIn(solution: Outline, names: Names): Iterable<string> {
  const gaps = gapsOf(chainOf(solution))
  const open = gapKinds.filter((kind) => gaps[kind].length > 0)
  if (open.length === 0) return yield `<p class="quiet">${words.noGaps}</p>\n`
  yield '<dl>\n'
  for (const kind of open) {
    yield `<dt>${gapsMessages[kind](gaps[kind].length)}</dt><dd dir="auto">${elementText(itemsOf(kind, gaps, names))}</dd>\n`
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
  switch (kind) {
    case 'purposesUnserved':
      return gaps[kind].map(({ purpose }) => purpose).join(', ')
    case 'stakeholdersUnconcerned':
      return gaps[kind].map(({ stakeholder }) => stakeholder).join(', ')
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
      return gaps[kind]
        .map((rating) => `${optionName(rating.functional_option_id)} ${cellOf(rating, names)}`)
        .join('; ')
    case 'requirementsToRecheck':
      return gaps[kind].map(({ id }) => requirementName(id)).join(', ')
    case 'requirementsOfNone':
      return gaps[kind].map(({ id, specification }) => `${requirementName(id)} ${specification}`).join('\n')
  }
}

const cellOf = ({ fhn_id, virtuous }: { fhn_id: number; virtuous: boolean }, names: Names) =>
  `${names.fhn(fhn_id)} (${directionName(virtuous)})`
