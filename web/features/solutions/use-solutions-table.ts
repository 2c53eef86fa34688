import { startTransition, useMemo, useState } from 'react'
import { COLUMN_MIN_SIZE, COLUMN_SIZE, TABLE_PAGE_INDEX, TABLE_PAGE_SIZE } from '#contract/limits.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Section } from '../../domain/groups/whose-solution.ts'
import type { StoredFilters } from './stored-filters.ts'
import { filterSolutions } from './filter-solutions.ts'
import { sortSolutions, type SortableColumn } from './sort-solutions.ts'
import type { NumberedSolution } from './solutions.queries.ts'

interface Column {
  id: SortableColumn | 'details'
  header: string
  size: number
}

const column = (id: Column['id'], header: string, size = COLUMN_SIZE): Column => ({
  id,
  header,
  size: Math.max(size, COLUMN_MIN_SIZE),
})
const columns = [
  column('number', '#', 52),
  column('solution_name', solutionsMessages.solutionName, 244),
  column('user_email', solutionsMessages.userEmail, 212),
  column('purposes', solutionsMessages.purpose, 330),
  column('p_fhn', solutionsMessages.primaryFhn),
  column('details', solutionsMessages.details),
]
const allSizes = columns.reduce((sum, { size }) => sum + size, 0)

export type SolutionsTableModel = ReturnType<typeof useSolutionsTable>

/**
 * Sorting and pages of the list. Where there are groups, it is sorted within each, one's own first. A changed filter or
 * order goes to page one; rows that come or go do not.
 */
export function useSolutionsTable(
  solutions: NumberedSolution[],
  filters: StoredFilters,
  sectionOf?: (solutionId: number) => Section,
) {
  const [sorting, setSorting] = useState<{ id: SortableColumn; desc: boolean }>({ id: 'number', desc: false })
  const [pagination, setPagination] = useState({ pageIndex: TABLE_PAGE_INDEX, pageSize: TABLE_PAGE_SIZE })
  const goToFirstPage = () => setPagination((former) => ({ ...former, pageIndex: TABLE_PAGE_INDEX }))

  const sortBy = (id: SortableColumn) => {
    setSorting((former) => ({ id, desc: former.id === id && !former.desc }))
    goToFirstPage()
  }

  const [formerFilters, setFormerFilters] = useState(filters)
  if (filters !== formerFilters) {
    setFormerFilters(filters)
    goToFirstPage()
  }

  const sorted = useMemo(() => {
    const list = sortSolutions(solutions, sorting.id, sorting.desc)
    return sectionOf ? list.toSorted((a, b) => sectionOf(a.id).place - sectionOf(b.id).place) : list
  }, [solutions, sorting, sectionOf])
  const shown = useMemo(() => filterSolutions(sorted, filters), [sorted, filters])

  const { pageSize } = pagination
  const pageCount = Math.ceil(shown.length / pageSize)
  // others may delete solutions while somebody stands on the last page
  const pageIndex = Math.min(pagination.pageIndex, Math.max(0, pageCount - 1))
  const rows = useMemo(
    () => shown.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [shown, pageIndex, pageSize],
  )

  return {
    heads: columns.map(({ id, header, size }) => ({
      id,
      header,
      width: `${(size / allSizes) * 100}%`,
      sorted: id === sorting.id && (sorting.desc ? ('desc' as const) : ('asc' as const)),
      // a hundred rows are drawn in slices, so that nothing waits for them
      sort: id === 'details' ? undefined : () => startTransition(() => sortBy(id)),
    })),
    rows,
    count: shown.length,
    pageIndex,
    pageSize,
    pageCount,
    setPageIndex: (next: number) => startTransition(() => setPagination({ pageIndex: next, pageSize })),
    /** The first row stays on the page. */
    setPageSize: (size: number) =>
      startTransition(() => setPagination({ pageIndex: Math.floor((pageIndex * pageSize) / size), pageSize: size })),
  }
}
