import { useNavigate } from '@tanstack/react-router'
import { memo, use, useMemo, useState } from 'react'
import { TABLE_PAGE_SIZE } from '#contract/limits.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { sectionsOf } from '../../domain/groups/whose-solution.ts'
import type { StoredFilters } from './stored-filters.ts'
import { ShowsResults, useOnlyReads } from '../../lib/session/may-write.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { latePart } from '../../ui/page/late-part.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import type { Point } from './point-menu.tsx'
import { SolutionsTable } from './solutions-table.tsx'
import type { NumberedSolution } from './solutions.queries.ts'
import { useSolutionsTable } from './use-solutions-table.ts'

const PointMenu = latePart(() => import('./point-menu.tsx').then((file) => file.PointMenu), { isAskedFor: true })

const PAGE_SIZES = [TABLE_PAGE_SIZE, 25, 50, 100]

interface SolutionsResultsProps {
  solutions: NumberedSolution[]
  filters: StoredFilters
  selectedId: number | null
}

/** The rows that are left, their pages and the menu of a row. */
export const SolutionsResults = memo(function SolutionsResults(props: SolutionsResultsProps) {
  const { solutions, filters, selectedId } = props
  const navigate = useNavigate()
  const groups = useGroups()
  const sectionOf = useMemo(() => groups && sectionsOf(groups), [groups])
  const model = useSolutionsTable(solutions, filters, sectionOf)
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

  const onlyReads = useOnlyReads()
  if (model.count === 0) {
    const none = onlyReads ? solutionsMessages.noneToRead : solutionsMessages.noneYet
    return (
      <EmptyState title={solutionsMessages.noneMatching}>
        {solutions.length === 0 ? none : solutionsMessages.fewerFilters}
      </EmptyState>
    )
  }
  return (
    <>
      <SolutionsTable
        model={model}
        selectedId={selectedId}
        withReports={use(ShowsResults)}
        sectionOf={sectionOf}
        onOpenMenu={openMenu}
        onViewDetails={viewDetails}
      />
      {/* what fits on the smallest page needs no pager, whatever size was chosen before */}
      {model.count > TABLE_PAGE_SIZE && (
        <Pager
          pageIndex={model.pageIndex}
          pageSize={model.pageSize}
          pageCount={model.pageCount}
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
          itemLabel={solutionsMessages.viewDetails}
          onPick={() => viewDetails(menu.solution)}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </>
  )
})
