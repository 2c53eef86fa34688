import { useQuery } from '@tanstack/react-query'
import { use, useDeferredValue, useMemo } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { ShowsResults, useOnlyReads } from '../../lib/session/may-write.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { useSessionId } from '../../lib/session/use-session.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { latePart } from '../../ui/page/late-part.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { filterSolutions } from './filter-solutions.ts'
import { SelectedSolution } from './selected-solution.tsx'
import { SolutionFilters } from './solution-filters.tsx'
import { SolutionsResults } from './solutions-results.tsx'
import { solutionsQuery, type NumberedSolution } from './solutions.queries.ts'
import { useSolutionFilters } from './use-solution-filters.ts'
import { WholeWorkshop } from './whole-workshop.tsx'

const DeletedSelection = latePart(() => import('./deleted-selection.tsx').then((file) => file.DeletedSelection))
const DeletedSolutions = latePart(() => import('./deleted-solutions.tsx').then((file) => file.DeletedSolutions))

const COLUMNS = [
  '#',
  solutionsMessages.solutionName,
  solutionsMessages.userEmail,
  solutionsMessages.purpose,
  solutionsMessages.primaryFhn,
  solutionsMessages.details,
]

const none: readonly NumberedSolution[] = []

export function SolutionsListScreen() {
  const solutions = useQuery(solutionsQuery(useSessionId()))
  // drawn in slices, so that a slow phone answers meanwhile
  const rows = useDeferredValue(solutions.data)
  const onlyReads = useOnlyReads()
  const showsResults = use(ShowsResults)
  return (
    <>
      <ScreenHead
        title={solutionsMessages.solutions}
        help={solutionsMessages.help}
        actions={
          <>
            {showsResults && <WholeWorkshop />}
            <ButtonLink
              to="/solutions/new"
              variant={solutions.isLoadingError || onlyReads ? 'default' : 'filled'}
              leftSection={<PlusIcon size={18} />}
            >
              {solutionsMessages.createNewSolution}
            </ButtonLink>
          </>
        }
      />
      {/* a poll that fails leaves the loaded list standing */}
      {solutions.isLoadingError ? (
        <ErrorPanel message={sentenceOf(solutions.error)} onRetry={() => void solutions.refetch()} />
      ) : (
        <SolutionsList solutions={rows} />
      )}
    </>
  )
}

function sentenceOf({ message }: Error) {
  return message ? commonMessages.error(message) : solutionsMessages.loadListFailed
}

/** What stands above the rows is there before them, so that nothing moves when they come. */
function SolutionsList({ solutions }: { solutions: NumberedSolution[] | undefined }) {
  const { filters, change, clear } = useSolutionFilters()
  const selectedId = useSelectedSolutionId()
  const selected = solutions?.find(({ id }) => id === selectedId)
  const shownCount = useMemo(() => solutions && filterSolutions(solutions, filters).length, [solutions, filters])
  const showsResults = use(ShowsResults)
  // a letter stands in the field at once; a hundred rows may follow it
  const resultsFor = useDeferredValue(filters)
  return (
    <>
      {selectedId !== null && (selected || !solutions) && (
        <SelectedSolution key={selectedId} id={selectedId} solution={selected} />
      )}
      {!selected && solutions && selectedId !== null && <DeletedSelection solutionId={selectedId} />}
      <SolutionFilters
        solutions={solutions ?? none}
        filters={filters}
        shownCount={shownCount}
        onChange={change}
        onClear={clear}
      />
      {solutions ? (
        <SolutionsResults solutions={solutions} filters={resultsFor} selectedId={selectedId} />
      ) : (
        <LoadingTable columns={COLUMNS} />
      )}
      {/* while people work it stands out of their way; afterwards it is what they came for, and stands above */}
      {!showsResults && solutions && solutions.length > 0 && <WholeWorkshop isBelow />}
      {solutions && <DeletedSolutions offered={selectedId} />}
    </>
  )
}
