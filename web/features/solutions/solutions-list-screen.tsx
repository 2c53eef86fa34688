import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { TABLE_PAGE_SIZE } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { selectSolution, useSessionId } from '../../lib/stored-session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { Pager } from '../../ui/pager.tsx'
import { PointMenu, type Point } from '../../ui/point-menu.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { filterSolutions } from './filter-solutions.ts'
import { SolutionFilters } from './solution-filters.tsx'
import { SolutionsTable } from './solutions-table.tsx'
import { solutionsQuery, type NumberedSolution } from './solutions.queries.ts'
import { useSolutionFilters } from './use-solution-filters.ts'
import { useSolutionsTable } from './use-solutions-table.ts'

const PAGE_SIZES = [TABLE_PAGE_SIZE, 25, 50, 100]
const COLUMNS = ['#', 'Solution Name', 'User Email', 'Purpose', 'Primary FHN', 'Details']

export function SolutionsListScreen() {
  const solutions = useQuery(solutionsQuery(useSessionId()))
  return (
    <>
      <ScreenHead
        title="Solutions"
        help={messages.help.solutions}
        actions={
          <ButtonLink to="/solutions/new" variant="filled" leftSection={<PlusIcon size={18} />}>
            Create New Solution
          </ButtonLink>
        }
      />
      {/* a poll that fails leaves the loaded list standing */}
      {solutions.data ? (
        <SolutionsList solutions={solutions.data} />
      ) : solutions.isError ? (
        <ErrorPanel message={sentenceOf(solutions.error)} onRetry={() => void solutions.refetch()} />
      ) : (
        <LoadingTable columns={COLUMNS} />
      )}
    </>
  )
}

function sentenceOf({ message }: Error) {
  return message ? messages.common.error(message) : messages.solutions.loadListFailed
}

function SolutionsList({ solutions }: { solutions: NumberedSolution[] }) {
  const navigate = useNavigate()
  const { filters, change, clear } = useSolutionFilters()
  const shown = useMemo(() => filterSolutions(solutions, filters), [solutions, filters])
  const model = useSolutionsTable(shown, filters)
  const [menu, setMenu] = useState<{ solution: NumberedSolution; point: Point }>()
  const [isMenuOpen, setIsMenuOpen] = useState(false)

  const viewDetails = ({ id }: NumberedSolution) => {
    selectSolution(id)
    void navigate({ to: '/solutions/$solutionId', params: { solutionId: id } })
  }
  const openMenu = (solution: NumberedSolution, point: Point) => {
    setMenu({ solution, point })
    setIsMenuOpen(true)
  }

  return (
    <>
      <SolutionFilters
        solutions={solutions}
        filters={filters}
        shownCount={shown.length}
        onChange={change}
        onClear={clear}
      />
      {shown.length > 0 ? (
        <SolutionsTable model={model} onOpenMenu={openMenu} onViewDetails={viewDetails} />
      ) : (
        <EmptyState title={messages.solutions.noneMatching}>
          {solutions.length === 0 ? messages.solutions.noneYet : messages.solutions.fewerFilters}
        </EmptyState>
      )}
      {/* what fits on the smallest page needs no pager, at any size chosen before */}
      {shown.length > TABLE_PAGE_SIZE && (
        <Pager
          {...model.state.pagination}
          pageCount={model.getPageCount()}
          pageSizes={PAGE_SIZES}
          onPage={model.setPageIndex}
          onPageSize={model.setPageSize}
        />
      )}
      {menu && (
        <PointMenu
          opened={isMenuOpen}
          point={menu.point}
          title={menu.solution.solution_name}
          itemLabel="View Details"
          onPick={() => viewDetails(menu.solution)}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </>
  )
}
