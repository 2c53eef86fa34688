import type { SolutionProgress } from '#contract/solutions.ts'
import type { UserStoryTable } from '#contract/user-stories.ts'
import { stepLink } from '../steps/step-link.ts'
import { findOption } from './option-place.ts'

/** The steps that are done option by option: its ratings first, then its requirements. */
export const H9_ANALYSIS = 6
export const REQUIREMENTS = 7

type ToDo = Partial<Pick<SolutionProgress, 'options_to_rate' | 'options_to_require'>>

/**
 * The option to go on with, and the way to what it lacks: the first after this one that has something to do, else the
 * earliest before it; undefined once nothing is left. Where the server does not say what is left, the next in the list at
 * the same step, and undefined after the last.
 */
export function nextOption(table: UserStoryTable, toDo: ToDo, optionId: number, step: number) {
  const ids = table.metrics.flatMap((row) => row.functional_options.map(({ id }) => id))
  const here = ids.indexOf(optionId)
  if (here === -1) return undefined
  const after = ids.slice(here + 1)
  const { options_to_rate: toRate, options_to_require: toRequire } = toDo
  const isCounted = toRate !== undefined && toRequire !== undefined
  const lacks = (id: number) => toRate?.includes(id) || toRequire?.includes(id)
  const next = isCounted ? [...after, ...ids.slice(0, here)].find(lacks) : after[0]
  const place = next === undefined ? undefined : findOption(table, next)
  if (!place) return undefined
  const stepThere = isCounted ? (toRate.includes(place.option.id) ? H9_ANALYSIS : REQUIREMENTS) : step
  return { number: place.number, link: (solutionId: number) => stepLink(stepThere, solutionId, place.option.id) }
}
