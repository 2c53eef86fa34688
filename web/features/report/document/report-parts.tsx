import type { Chain } from '#contract/chain.ts'
import { madeOnce } from '#contract/made-once.ts'
import { optionsOf, outlineOf } from '#contract/outline.ts'
import type { ReactNode } from 'react'
import { optionName } from '#contract/visible-ids.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { mapOutline } from '../../../domain/chain/map-outline.ts'
import { gapsOf } from '#contract/gaps.ts'
import { AnalysisPart } from '../parts/analysis-part.tsx'
import { DecisionsPart } from '../parts/decisions-part.tsx'
import { GapsPart } from '../parts/gaps-part.tsx'
import { analysisAnchor } from '../parts/item-link.tsx'
import { MapPart } from '../parts/map-part.tsx'
import { MetricsPart } from '../parts/metrics-part.tsx'
import { RequirementsPart, needAnchor } from '../parts/requirements-part.tsx'
import { analysedOptions } from '../data/analysed-options.ts'
import { mapPieces } from '../data/map-pieces.ts'
import { requirementsByNeed } from '../data/requirements-by-need.ts'
import { SolutionPart } from '../parts/solution-part.tsx'
import { StakeholdersPart } from '../parts/stakeholders-part.tsx'
import { StoriesPart } from '../parts/stories-part.tsx'
import type { Growing, Part } from './paper.tsx'

/** What the document tells, in the order it tells it. */
export function partsOf(chain: Chain, isAlone: boolean): Part[] {
  const outline = outlineOf(chain)
  const needs = requirementsByNeed(chain, outline)
  const pieces = chain.stories.length > 0 ? mapPieces(mapOutline(chain, outline)) : []
  const options = [...optionsOf(outline)].map(({ option }) => option)
  // the first of them is shown long after the window is full
  const analysed = madeOnce(() => analysedOptions(chain, outline))
  return [
    { id: 'part-solution', title: reportMessages.theSolution, body: <SolutionPart chain={chain} /> },
    {
      id: 'part-map',
      title: reportMessages.fromPurposeToRequirement,
      isWide: true,
      body: many(pieces, (some) => <MapPart chain={chain} pieces={some} of={pieces.length} isAlone={isAlone} />),
    },
    {
      id: 'part-metrics',
      title: reportMessages.metrics,
      body: many(chain.stories, (some) => <MetricsPart chain={chain} stories={some} id="part-metrics" />),
    },
    {
      id: 'part-stakeholders',
      title: reportMessages.stakeholders,
      body: <StakeholdersPart chain={chain} id="part-stakeholders" />,
    },
    {
      id: 'part-stories',
      title: reportMessages.userStoriesAndOptions,
      body: many(outline.stories, (some) => <StoriesPart chain={chain} stories={some} />),
    },
    {
      id: 'part-analysis',
      title: reportMessages.h9Analysis,
      inside: options.map(({ id }) => ({ id: analysisAnchor(id), title: optionName(id) })),
      body: growing(options.length, (shown) => <AnalysisPart chain={chain} options={analysed().slice(0, shown)} />),
    },
    {
      id: 'part-decisions',
      title: reportMessages.decisions,
      body: growing(options.length, (shown) => (
        <DecisionsPart options={analysed().slice(0, shown)} id="part-decisions" />
      )),
    },
    {
      id: 'part-gaps',
      title: reportMessages.openGaps,
      body: growing(1, () => <GapsPart chain={chain} gaps={gapsOf(chain)} />),
    },
    // the longest list last: nothing short is left alone on a page behind it
    {
      id: 'part-requirements',
      title: reportMessages.systemRequirementsByNeed,
      inside: needs
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ need }) => ({ id: needAnchor(need.id), title: need.p_fhn })),
      body: growing(chain.requirements.length, (shown) => (
        <RequirementsPart chain={chain} needs={needs} shown={shown} />
      )),
    },
  ]
}

/** An empty list is shown too, because it says that there is nothing. */
const growing = (count: number, show: Growing['show']): Growing => ({ count: Math.max(1, count), show })

/** Of a list the first that are shown by now. */
const many = <Item,>(items: readonly Item[], show: (some: readonly Item[]) => ReactNode) =>
  growing(items.length, (shown) => show(items.slice(0, shown)))
