import type * as english from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english.referenceDataMessages> = {
  fetchFhnsFailed: 'تعذّر جلب الحاجات',
  fetchPurposesFailed: 'تعذّر جلب الأغراض',
  fetchMeasuresFailed: 'تعذّر جلب تصنيفات الحاجات',
  loadFhnsFailed: 'تعذّر تحميل الحاجات.',
  loadPurposesFailed: 'تعذّر تحميل الأغراض.',
}

/** Needs and measures. */
export const needsMessages: Words<typeof english.needsMessages> = {
  measure: (id: number) => `التصنيف ${id}`,
}

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english.shippedCataloguesMessages> = {
  'Default catalogue': 'الكتالوج الافتراضي',
  'Being, having, doing, interacting': 'الكينونة والامتلاك والفعل والتفاعل',
}
