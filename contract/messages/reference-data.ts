/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages = {
  fetchFhnsFailed: 'Failed to fetch FHNs',
  fetchPurposesFailed: 'Failed to fetch purposes',
  fetchMeasuresFailed: 'Failed to fetch FHN measures',
  loadFhnsFailed: 'Failed to load FHNs.',
  loadPurposesFailed: 'Failed to load purposes.',
} as const
