import type { Chosen } from './silent-counts.ts'

/** What most people chose for one need, where there is such a measure. */
export interface Commonest {
  /** Undefined where as many chose another. */
  measure: number | undefined
  people: number
  /** How many rated the need. */
  of: number
  /** In percent, cut off rather than rounded: 69.9 has not reached 70. */
  percent: number
}

/** Of the choices for one need; undefined where there are none. */
export function commonestOf(chosen: readonly Pick<Chosen, 'measure' | 'people'>[]): Commonest | undefined {
  const of = chosen.reduce((sum, { people }) => sum + people, 0)
  if (of === 0) return undefined
  const people = Math.max(...chosen.map((each) => each.people))
  const [first, second] = chosen.filter((each) => each.people === people)
  return { measure: second ? undefined : first?.measure, people, of, percent: Math.floor((100 * people) / of) }
}

/** Whether so many percent chose the commonest answer. */
export const hasReached = ({ people, of }: Pick<Commonest, 'people' | 'of'>, share: number) =>
  100 * people >= share * of
