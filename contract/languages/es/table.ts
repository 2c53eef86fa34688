import type { tableMessages as english } from '../../messages/table.ts'
import type { Words } from '../words.ts'

/** Tables that have pages. */
export const tableMessages: Words<typeof english> = {
  pages: 'Páginas',
  rows: 'Filas',
  previousPage: 'Página anterior',
  page: (page: number) => `Página ${page}`,
  nextPage: 'Página siguiente',
}
