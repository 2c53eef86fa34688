import type { referenceDataMessages as english } from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english> = {
  fetchFhnsFailed: 'No se pudieron obtener las necesidades',
  fetchPurposesFailed: 'No se pudieron obtener los propósitos',
  fetchMeasuresFailed: 'No se pudieron obtener las medidas de las necesidades',
  loadFhnsFailed: 'No se pudieron cargar las necesidades.',
  loadPurposesFailed: 'No se pudieron cargar los propósitos.',
}
