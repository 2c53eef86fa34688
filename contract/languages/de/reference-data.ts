import type { referenceDataMessages as english } from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english> = {
  fetchFhnsFailed: 'Die Bedürfnisse konnten nicht abgerufen werden',
  fetchPurposesFailed: 'Die Zwecke konnten nicht abgerufen werden',
  fetchMeasuresFailed: 'Die Wirkungsarten konnten nicht abgerufen werden',
  loadFhnsFailed: 'Die Bedürfnisse konnten nicht geladen werden.',
  loadPurposesFailed: 'Die Zwecke konnten nicht geladen werden.',
}
