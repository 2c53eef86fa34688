import type { SolutionProgress } from '#contract/solutions.ts'
import type { UserStoryTable } from '#contract/user-stories.ts'
import { gapsMessages, stepsMessages } from '#contract/messages/steps.ts'

/** What is known of a solution's progress; ratings and requirements only where the server counts them. */
type KnownProgress = Pick<
  SolutionProgress,
  'metrics' | 'stakeholders' | 'metrics_without_stakeholder' | 'stories_written' | 'options' | 'stories_without_option'
> &
  Partial<SolutionProgress>

export interface StepState {
  /** How much is there. */
  count: string
  /** What is still missing, in words. */
  missing?: string | undefined
  isDone: boolean
}

export function progressOfRows({ metrics: rows }: UserStoryTable): KnownProgress {
  const people = new Set(rows.flatMap((row) => row.stakeholder.split(', ').filter(Boolean)))
  return {
    metrics: rows.length,
    stakeholders: people.size,
    metrics_without_stakeholder: rows.filter((row) => row.stakeholder === '').length,
    stories_written: rows.filter((row) => row.user_story.trim() !== '').length,
    options: rows.reduce((sum, row) => sum + row.functional_options.length, 0),
    stories_without_option: rows.filter((row) => row.functional_options.length === 0).length,
  }
}

/** The seven steps as the bar shows them. While the step before it is empty, nothing is reported as missing. */
export function stepStates(need: string, known: KnownProgress): StepState[] {
  const { metrics, options, ratings } = known
  const unwritten = metrics - known.stories_written
  const oneWay = known.options_half_rated ?? 0
  const unrated = known.options_rated === undefined ? 0 : options - known.options_rated - oneWay
  return [
    { count: need, isDone: need !== '' },
    step(stepsMessages.added(metrics), metrics === 0 && stepsMessages.noneAdded, metrics > 0),
    step(
      stepsMessages.people(known.stakeholders),
      known.metrics_without_stakeholder > 0 &&
        gapsMessages.metricsWithoutStakeholder(known.metrics_without_stakeholder),
      metrics > 0,
    ),
    step(
      stepsMessages.writtenOf(known.stories_written, metrics),
      unwritten > 0 && stepsMessages.notWritten(unwritten),
      metrics > 0,
    ),
    step(
      stepsMessages.optionCount(options),
      known.stories_without_option > 0 && gapsMessages.storiesWithoutOption(known.stories_without_option),
      metrics > 0,
    ),
    step(
      known.options_rated === undefined ? '' : stepsMessages.ratedOf(known.options_rated, options, oneWay),
      both(stepsMessages.notRated(unrated, oneWay) || false, toRecheck(known.options_to_recheck)),
      options > 0 && known.options_rated !== undefined,
    ),
    step(
      known.requirements === undefined ? '' : stepsMessages.written(known.requirements),
      both(
        (known.ratings_without_requirement ?? 0) > 0 &&
          gapsMessages.ratingsWithoutRequirement(known.ratings_without_requirement ?? 0),
        toRecheck(known.requirements_to_recheck),
      ),
      (ratings ?? 0) > 0,
    ),
  ]
}

function step(count: string, missing: string | false, hasGround: boolean): StepState {
  return { count, missing: missing || undefined, isDone: hasGround && !missing }
}

const toRecheck = (count: number | undefined) => (count ? stepsMessages.toRecheck(count) : false)

/** A step can report both what is missing and what has to be checked again. */
const both = (missing: string | false, recheck: string | false) =>
  missing && recheck ? `${missing}, ${recheck}` : missing || recheck
