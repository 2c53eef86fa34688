/** Needs and measures. */
export const needsMessages = {
  measure: (id: number) => `Measure ${id}`,
} as const
