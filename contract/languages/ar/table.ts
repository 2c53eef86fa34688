import type { tableMessages as english } from '../../messages/table.ts'
import type { Words } from '../words.ts'
import { formatted } from './grammar.ts'

/** Tables that have pages. */
export const tableMessages: Words<typeof english> = {
  pages: 'الصفحات',
  rows: 'الصفوف',
  previousPage: 'الصفحة السابقة',
  page: (page: number) => `الصفحة ${formatted(page)}`,
  nextPage: 'الصفحة التالية',
}
