import type { referenceDataMessages as english } from '../../messages/reference-data.ts'
import type { Words } from '../words.ts'

/** The lists nobody edits: needs, purposes, measures. */
export const referenceDataMessages: Words<typeof english> = {
  fetchFhnsFailed: 'تعذّر جلب الحاجات',
  fetchPurposesFailed: 'تعذّر جلب الأغراض',
  fetchMeasuresFailed: 'تعذّر جلب تصنيفات الحاجات',
  loadFhnsFailed: 'تعذّر تحميل الحاجات.',
  loadPurposesFailed: 'تعذّر تحميل الأغراض.',
}
