import type * as english from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english.referenceDataMessages> = {
  fetchFhnsFailed: 'No se pudieron obtener las necesidades',
  fetchPurposesFailed: 'No se pudieron obtener los propósitos',
  fetchMeasuresFailed: 'No se pudieron obtener las medidas de las necesidades',
  loadFhnsFailed: 'No se pudieron cargar las necesidades.',
  loadPurposesFailed: 'No se pudieron cargar los propósitos.',
}

/** Needs and measures. */
export const needsMessages: Words<typeof english.needsMessages> = {
  measure: (id: number) => `Medida ${id}`,
}

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english.shippedCataloguesMessages> = {
  'Default catalogue': 'Catálogo predeterminado',
  'Being, having, doing, interacting': 'Ser, tener, hacer, estar',
}
