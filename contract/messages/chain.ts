/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages = {
  fetchFailed: 'Failed to fetch the solution as a whole',
} as const
