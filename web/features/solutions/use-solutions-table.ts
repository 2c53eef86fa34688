import {
  columnSizingFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
} from '@tanstack/react-table'
import { startTransition, useMemo, useState } from 'react'
import { COLUMN_MIN_SIZE, COLUMN_SIZE, TABLE_PAGE_INDEX, TABLE_PAGE_SIZE } from '#contract/limits.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Section } from '../../domain/groups/whose-solution.ts'
import type { StoredFilters } from './stored-filters.ts'
import { filterSolutions } from './filter-solutions.ts'
import { sortSolutions, type SortableColumn } from './sort-solutions.ts'
import type { NumberedSolution } from './solutions.queries.ts'

const features = tableFeatures({ columnSizingFeature, rowSortingFeature, rowPaginationFeature })

export type SolutionsTableModel = ReactTable<typeof features, NumberedSolution>

const helper = createColumnHelper<typeof features, NumberedSolution>()
const columns = helper.columns([
  helper.accessor('number', { header: '#', size: 52 }),
  helper.accessor('solution_name', { header: solutionsMessages.solutionName, size: 244 }),
  helper.accessor('user_email', { header: solutionsMessages.userEmail, size: 212 }),
  helper.accessor('purposes', { header: solutionsMessages.purpose, size: 330 }),
  helper.accessor('p_fhn', { header: solutionsMessages.primaryFhn }),
  helper.display({ id: 'details', header: solutionsMessages.details, enableSorting: false }),
])

/**
 * Sorting and pages of the list. Where there are groups, it is sorted within each, one's own first. A changed filter or order goes to page one; rows that come or go do not.
 * The table gets one page of rows: with its own sorting and paging it would build a row for each of thousands of
 * solutions at every letter typed (50 ms and more for 5,000, against 1 ms).
 */
export function useSolutionsTable(
  solutions: NumberedSolution[],
  filters: StoredFilters,
  sectionOf?: (solutionId: number) => Section,
) {
  const [sorting, setSorting] = useState([{ id: 'number', desc: false }])
  const [pagination, setPagination] = useState({ pageIndex: TABLE_PAGE_INDEX, pageSize: TABLE_PAGE_SIZE })
  const goToFirstPage = () => setPagination((former) => ({ ...former, pageIndex: TABLE_PAGE_INDEX }))

  const [formerFilters, setFormerFilters] = useState(filters)
  if (filters !== formerFilters) {
    setFormerFilters(filters)
    goToFirstPage()
  }

  const sorted = useMemo(() => {
    const list = sorting.reduce((each, { id, desc }) => sortSolutions(each, id as SortableColumn, desc), solutions)
    return sectionOf ? list.toSorted((a, b) => sectionOf(a.id).place - sectionOf(b.id).place) : list
  }, [solutions, sorting, sectionOf])
  const shown = useMemo(() => filterSolutions(sorted, filters), [sorted, filters])

  const { pageSize } = pagination
  // others may delete solutions while somebody stands on the last page
  const pageIndex = Math.min(pagination.pageIndex, Math.max(0, Math.ceil(shown.length / pageSize) - 1))
  const page = useMemo(
    () => shown.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [shown, pageIndex, pageSize],
  )

  return useTable({
    features,
    columns,
    data: page,
    rowCount: shown.length,
    defaultColumn: { size: COLUMN_SIZE, minSize: COLUMN_MIN_SIZE, sortDescFirst: false },
    getRowId: (solution) => String(solution.id),
    enableSortingRemoval: false,
    enableMultiSort: false,
    manualSorting: true,
    manualPagination: true,
    state: { sorting, pagination: { pageIndex, pageSize } },
    // a hundred rows are drawn in slices, so that nothing waits for them
    onSortingChange: (next) =>
      startTransition(() => {
        setSorting(next)
        goToFirstPage()
      }),
    onPaginationChange: (next) => startTransition(() => setPagination(next)),
  })
}
