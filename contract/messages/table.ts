/** Tables that have pages. */
export const tableMessages = {
  pages: 'Pages',
  rows: 'Rows',
  previousPage: 'Previous page',
  page: (page: number) => `Page ${page}`,
  nextPage: 'Next page',
} as const
