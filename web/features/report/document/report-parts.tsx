import type { Chain } from '#contract/chain.ts'
import { optionsOf, outlineOf } from '#contract/outline.ts'
import { optionName } from '#contract/visible-ids.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { gapsOf } from '../../../domain/chain/gaps.ts'
import { AnalysisPart } from '../parts/analysis-part.tsx'
import { DecisionsPart } from '../parts/decisions-part.tsx'
import { GapsPart } from '../parts/gaps-part.tsx'
import { analysisAnchor } from '../parts/item-link.tsx'
import { MapPart } from '../parts/map-part.tsx'
import { MetricsPart } from '../parts/metrics-part.tsx'
import { RequirementsPart, needAnchor } from '../parts/requirements-part.tsx'
import { requirementsByNeed } from '../data/requirements-by-need.ts'
import { SolutionPart } from '../parts/solution-part.tsx'
import { StakeholdersPart } from '../parts/stakeholders-part.tsx'
import { StoriesPart } from '../parts/stories-part.tsx'
import type { Part } from './paper.tsx'

/** What the document tells, in the order it tells it. */
export function partsOf(chain: Chain, isAlone: boolean): Part[] {
  const needs = requirementsByNeed(chain)
  return [
    { id: 'part-solution', title: reportMessages.theSolution, body: <SolutionPart chain={chain} /> },
    {
      id: 'part-map',
      title: reportMessages.fromPurposeToRequirement,
      isWide: true,
      body: <MapPart chain={chain} title={reportMessages.fromPurposeToRequirement} isAlone={isAlone} />,
    },
    { id: 'part-metrics', title: reportMessages.metrics, body: <MetricsPart chain={chain} id="part-metrics" /> },
    {
      id: 'part-stakeholders',
      title: reportMessages.stakeholders,
      body: <StakeholdersPart chain={chain} id="part-stakeholders" />,
    },
    { id: 'part-stories', title: reportMessages.userStoriesAndOptions, body: <StoriesPart chain={chain} /> },
    {
      id: 'part-analysis',
      title: reportMessages.h9Analysis,
      inside: [...optionsOf(outlineOf(chain))].map(({ option: { id } }) => ({
        id: analysisAnchor(id),
        title: optionName(id),
      })),
      body: <AnalysisPart chain={chain} />,
    },
    {
      id: 'part-decisions',
      title: reportMessages.decisions,
      body: <DecisionsPart chain={chain} id="part-decisions" />,
    },
    { id: 'part-gaps', title: reportMessages.openGaps, body: <GapsPart chain={chain} gaps={gapsOf(chain)} /> },
    // the longest list last: nothing short is left alone on a page behind it
    {
      id: 'part-requirements',
      title: reportMessages.systemRequirementsByNeed,
      inside: needs
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ need }) => ({ id: needAnchor(need.id), title: need.p_fhn })),
      body: <RequirementsPart chain={chain} needs={needs} />,
    },
  ]
}
