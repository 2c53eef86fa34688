import type { tableMessages as english } from '../../messages/table.ts'
import type { Words } from '../words.ts'

/** Tables that have pages. */
export const tableMessages: Words<typeof english> = {
  pages: 'Seiten',
  rows: 'Zeilen',
  previousPage: 'Vorige Seite',
  page: (page: number) => `Seite ${page}`,
  nextPage: 'Nächste Seite',
}
