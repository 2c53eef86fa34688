import type * as english from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english.referenceDataMessages> = {
  fetchFhnsFailed: 'Die Bedürfnisse konnten nicht abgerufen werden',
  fetchPurposesFailed: 'Die Zwecke konnten nicht abgerufen werden',
  fetchMeasuresFailed: 'Die Wirkungsarten konnten nicht abgerufen werden',
  loadFhnsFailed: 'Die Bedürfnisse konnten nicht geladen werden.',
  loadPurposesFailed: 'Die Zwecke konnten nicht geladen werden.',
}

/** Needs and measures. */
export const needsMessages: Words<typeof english.needsMessages> = {
  measure: (id: number) => `Wirkungsart ${id}`,
}

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english.shippedCataloguesMessages> = {
  'Default catalogue': 'Standardkatalog',
  'Being, having, doing, interacting': 'Sein, Haben, Tun, Befinden',
}
