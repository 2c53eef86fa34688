import {
  columnSizingFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type SortFn,
} from '@tanstack/react-table'
import { useState } from 'react'
import { COLUMN_MIN_SIZE, COLUMN_SIZE, TABLE_PAGE_INDEX, TABLE_PAGE_SIZE } from '#contract/limits.ts'
import type { StoredFilters } from '../../lib/stored-filters.ts'
import type { NumberedSolution } from './solutions.queries.ts'

const features = tableFeatures({
  columnSizingFeature,
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type SolutionsTableModel = ReactTable<typeof features, NumberedSolution>

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byWords: SortFn<typeof features, NumberedSolution> = (a, b, columnId) =>
  collator.compare(a.getValue<string>(columnId), b.getValue<string>(columnId))

const helper = createColumnHelper<typeof features, NumberedSolution>()
const columns = helper.columns([
  helper.accessor('number', { header: '#', size: 52 }),
  helper.accessor('solution_name', { header: 'Solution Name', size: 244, sortFn: byWords }),
  helper.accessor('user_email', { header: 'User Email', size: 212, sortFn: byWords }),
  helper.accessor((solution) => solution.purposes.join(', '), {
    id: 'purposes',
    header: 'Purpose',
    size: 330,
    sortFn: byWords,
  }),
  helper.accessor('p_fhn', { header: 'Primary FHN', sortFn: byWords }),
  helper.display({ id: 'details', header: 'Details', enableSorting: false }),
])

/** Sorting and pages of the list. A changed filter or order goes to page one; rows that come or go do not. */
export function useSolutionsTable(shown: NumberedSolution[], filters: StoredFilters) {
  const [sorting, setSorting] = useState([{ id: 'number', desc: false }])
  const [pagination, setPagination] = useState({ pageIndex: TABLE_PAGE_INDEX, pageSize: TABLE_PAGE_SIZE })

  const goToFirstPage = () => setPagination((former) => ({ ...former, pageIndex: TABLE_PAGE_INDEX }))

  const [formerFilters, setFormerFilters] = useState(filters)
  if (filters !== formerFilters) {
    setFormerFilters(filters)
    goToFirstPage()
  }

  // others may delete solutions while somebody stands on the last page
  const lastPage = Math.max(0, Math.ceil(shown.length / pagination.pageSize) - 1)
  return useTable({
    features,
    columns,
    data: shown,
    defaultColumn: { size: COLUMN_SIZE, minSize: COLUMN_MIN_SIZE, sortDescFirst: false },
    getRowId: (solution) => String(solution.id),
    enableSortingRemoval: false,
    enableMultiSort: false,
    autoResetPageIndex: false,
    state: { sorting, pagination: { ...pagination, pageIndex: Math.min(pagination.pageIndex, lastPage) } },
    onSortingChange: (next) => {
      setSorting(next)
      goToFirstPage()
    },
    onPaginationChange: setPagination,
  })
}
