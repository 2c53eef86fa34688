import type * as english from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english.referenceDataMessages> = {
  fetchFhnsFailed: 'Impossible de récupérer les besoins',
  fetchPurposesFailed: 'Impossible de récupérer les finalités',
  fetchMeasuresFailed: 'Impossible de récupérer les appréciations',
  loadFhnsFailed: 'Impossible de charger les besoins.',
  loadPurposesFailed: 'Impossible de charger les finalités.',
}

/** Needs and measures. */
export const needsMessages: Words<typeof english.needsMessages> = {
  measure: (id: number) => `Appréciation ${id}`,
}

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english.shippedCataloguesMessages> = {
  'Default catalogue': 'Catalogue par défaut',
  'Being, having, doing, interacting': 'Être, avoir, faire, interagir',
}
