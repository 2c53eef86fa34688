import type { Direction } from '../../domain/needs/direction-name.ts'
import type { OptionAnalysis, OptionAnalysisBoth } from '#contract/h9-analysis.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import type { Lists } from '../../lib/edits/list-edits.ts'
import { measureName } from '../../domain/needs/measure.tsx'

/** A need rated other than None in one direction, with the requirements that follow from it. */
export interface RatedNeed {
  analysisId: number
  fhnId: number
  fhnName: string
  direction: Direction
  requirements: SystemRequirement[]
}

export interface MeasureGroup {
  measure: number
  name: string
  needs: RatedNeed[]
}

interface Sources {
  analysis: OptionAnalysisBoth
  requirements: readonly SystemRequirement[]
  fhns: readonly Fhn[]
  measures: readonly Measure[]
}

/**
 * One group a measure that occurs, ascending, without None: what was written for a rating that has become None is kept,
 * and comes back with the rating. In a group the virtuous needs come first, each direction in the order of the needs.
 */
export function groupByMeasure({ analysis, requirements, fhns, measures }: Sources): MeasureGroup[] {
  const order = new Map(fhns.map((fhn, index) => [fhn.id, index]))
  const place = (entry: OptionAnalysis) => order.get(entry.fhn_id) ?? fhns.length
  const rated = [analysis.virtuous, analysis.vicious]
    .flatMap((entries) => entries.toSorted((a, b) => place(a) - place(b)))
    .filter((entry) => entry.measure !== MEASURE_NONE)

  return [...new Set(rated.map((entry) => entry.measure))]
    .toSorted((a, b) => a - b)
    .map((measure) => ({
      measure,
      name: measureName(measures, measure),
      needs: rated
        .filter((entry) => entry.measure === measure)
        .map((entry) => ({
          analysisId: entry.id,
          fhnId: entry.fhn_id,
          fhnName:
            fhns.find((fhn) => fhn.id === entry.fhn_id)?.p_fhn ?? systemRequirementsMessages.fhnNumber(entry.fhn_id),
          direction: entry.virtuous ? 'Virtuous' : 'Vicious',
          requirements: requirements.filter((requirement) => requirement.option_analysis_id === entry.id),
        })),
    }))
}

/** The ratings requirements can be added to, and the requirements. */
export function listsOf(groups: readonly MeasureGroup[]): Lists {
  const needs = groups.flatMap((group) => group.needs)
  const texts = needs.flatMap((need) => need.requirements)
  return {
    parentIds: needs.map((need) => need.analysisId),
    texts: texts.map(({ id, option_analysis_id, specification }) => ({
      id,
      parentId: option_analysis_id,
      text: specification,
    })),
  }
}
