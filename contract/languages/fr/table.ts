import type { tableMessages as english } from '../../messages/table.ts'
import type { Words } from '../words.ts'

/** Tables that have pages. */
export const tableMessages: Words<typeof english> = {
  pages: 'Pages',
  rows: 'Lignes',
  previousPage: 'Page précédente',
  page: (page: number) => `Page ${page}`,
  nextPage: 'Page suivante',
}
