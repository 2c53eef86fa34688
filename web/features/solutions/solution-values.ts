/** What is being typed and picked of a solution; ids as the pickers know them. */
export interface SolutionValues {
  name: string
  fhn: string
  purposes: string[]
}

export type SolutionField = keyof SolutionValues

export const noValues: SolutionValues = { name: '', fhn: '', purposes: [] }

export function isSameSet(a: readonly string[], b: readonly string[]) {
  return a.length === b.length && a.every((one) => b.includes(one))
}

export const isSame = (a: SolutionValues, b: SolutionValues) =>
  a.name === b.name && a.fhn === b.fhn && isSameSet(a.purposes, b.purposes)

/** The browser may have kept something of another kind. */
export function areSolutionValues(value: unknown): value is SolutionValues {
  const { name, fhn, purposes } = (value ?? {}) as Partial<SolutionValues>
  return typeof name === 'string' && typeof fhn === 'string' && Array.isArray(purposes)
}

/** Earlier values, where nothing has been typed or picked since. */
export function filledIn(now: SolutionValues, start: SolutionValues, earlier: SolutionValues): SolutionValues {
  return {
    name: now.name === start.name ? earlier.name : now.name,
    fhn: now.fhn === start.fhn ? earlier.fhn : now.fhn,
    purposes: isSameSet(now.purposes, start.purposes) ? earlier.purposes : now.purposes,
  }
}
