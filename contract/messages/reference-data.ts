/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages = {
  fetchFhnsFailed: 'Failed to fetch FHNs',
  fetchPurposesFailed: 'Failed to fetch purposes',
  fetchMeasuresFailed: 'Failed to fetch FHN measures',
  loadFhnsFailed: 'Failed to load FHNs.',
  loadPurposesFailed: 'Failed to load purposes.',
} as const

/** Needs and measures. */
export const needsMessages = {
  measure: (id: number) => `Measure ${id}`,
} as const

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages = {
  'Default catalogue': 'Default catalogue',
  'Being, having, doing, interacting': 'Being, having, doing, interacting',
} as const
