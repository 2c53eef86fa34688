import type { SolutionProgress } from '#contract/solutions.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { gapsMessages, stepsMessages } from '#contract/messages/steps.ts'

/** One step of a solution in the cockpit. */
export interface StepCell {
  /** How much is there; empty where the step before is not begun, or where a count says nothing. */
  count: string
  /** How much of the step is done, 0 to 1. */
  share: number
  missing?: string | undefined
  /** The first step that is not whole: where the group is. */
  isHere: boolean
}

/** The seven steps of a solution, in their order. */
export function stepCells(progress: SolutionProgress): StepCell[] {
  const { purposes, metrics, stakeholders, stories_written, options, options_rated, ratings, requirements } = progress
  const covered = metrics - progress.metrics_without_stakeholder
  const tried = metrics - progress.stories_without_option
  const answered = ratings - progress.ratings_without_requirement
  const oneWay = progress.options_half_rated
  /** One direction of two is half of the work. */
  const rated = options_rated + oneWay / 2
  const unrated = options - options_rated - oneWay
  const cells = [
    cell('', purposes > 0 ? 1 : 0.5, purposes === 0 && cockpitMessages.noPurposes),
    cell(String(metrics), metrics > 0 ? 1 : 0, metrics === 0 && stepsMessages.noneAdded),
    after(metrics, String(stakeholders), covered, metrics, gapsMessages.metricsWithoutStakeholder),
    after(metrics, `${stories_written}/${metrics}`, stories_written, metrics, stepsMessages.notWritten),
    after(metrics, String(options), tried, metrics, gapsMessages.storiesWithoutOption),
    after(options, stepsMessages.ratedShare(options_rated, options, oneWay), rated, options, () =>
      stepsMessages.notRated(unrated, oneWay),
    ),
    after(ratings, String(requirements), answered, ratings, gapsMessages.ratingsWithoutRequirement),
  ]
  const here = cells.findIndex(({ share }) => share < 1)
  return cells.map((each, index) => ({ ...each, isHere: index === here }))
}

function cell(count: string, share: number, missing: string | false): Omit<StepCell, 'isHere'> {
  return { count, share, missing: missing || undefined }
}

/** A step that builds on an earlier one: empty until that has begun. */
function after(ground: number, count: string, done: number, of: number, lacking: (count: number) => string) {
  if (ground === 0) return cell('', 0, false)
  return cell(count, done / of, done < of && lacking(of - done))
}
