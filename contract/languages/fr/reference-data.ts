import type { referenceDataMessages as english } from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english> = {
  fetchFhnsFailed: 'Impossible de récupérer les besoins',
  fetchPurposesFailed: 'Impossible de récupérer les finalités',
  fetchMeasuresFailed: 'Impossible de récupérer les appréciations',
  loadFhnsFailed: 'Impossible de charger les besoins.',
  loadPurposesFailed: 'Impossible de charger les finalités.',
}
