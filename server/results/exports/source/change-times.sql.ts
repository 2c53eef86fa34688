import type { DeedKind } from '#contract/activity.ts'
import { optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { Tx } from '../../../db/schema.ts'

/** When something was last changed, ISO 8601, by its visible id, and by these. What no history tells of is absent. */
export type ChangeTimes = Record<string, string>
export const SOLUTION = 'solution'
export const PURPOSES = 'purposes'
export const STAKEHOLDERS = 'stakeholders'
/** All ratings of an option are saved together. */
export const ratingsOf = (optionId: number) => `ratings of ${optionName(optionId)}`

/** What each deed changed. */
const changedBy: Partial<Record<DeedKind, (subjectId: number) => string>> = {
  solution_changed: () => SOLUTION,
  solution_restored: () => SOLUTION,
  purposes_changed: () => PURPOSES,
  stakeholder_added: () => STAKEHOLDERS,
  own_stakeholder_added: () => STAKEHOLDERS,
  stakeholder_removed: () => STAKEHOLDERS,
  stakeholder_restored: () => STAKEHOLDERS,
  metric_added: storyName,
  own_metric_added: storyName,
  metric_restored: storyName,
  story_saved: storyName,
  option_added: optionName,
  option_changed: optionName,
  option_restored: optionName,
  option_decided: optionName,
  option_confirmed: optionName,
  ratings_saved: ratingsOf,
  requirement_added: requirementName,
  requirement_changed: requirementName,
  requirement_restored: requirementName,
  requirement_confirmed: requirementName,
}
const kinds = Object.keys(changedBy) as DeedKind[]

export async function readChangeTimes(tx: Tx, solutionId: number): Promise<ChangeTimes> {
  const rows = await tx
    .selectFrom('activity')
    .select((select) => ['kind', 'subject_id', select.fn.max('at').as('at')])
    .where('solution_id', '=', solutionId)
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'subject_id'])
    .execute()
  const times: ChangeTimes = {}
  for (const { kind, subject_id, at } of rows) {
    const name = changedBy[kind as DeedKind]?.(subject_id ?? 0)
    if (name) times[name] = latest(times[name], at)
  }
  return times
}

/** Times of one form are in the order of their letters. */
export const latest = (...times: (string | undefined)[]): string =>
  times.reduce<string>((last, time) => (time && time > last ? time : last), '')
