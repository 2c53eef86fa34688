import { commonMessages } from '#contract/messages/common.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { isNotFound, isThingNotFound } from '../../lib/http/api-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Read, type ReadProps } from '../../ui/feedback/read.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { MissingSolution } from './not-there.tsx'

interface ReadSolutionProps<Data> extends Omit<ReadProps<Data>, 'instead'> {
  solutionId: number
  /** Not every server has this page, so that any 404 may mean there is none. */
  isExtra?: boolean
}

/** Shows what was read of a solution, or that the solution is not there. */
export function ReadSolution<Data>({ solutionId, isExtra = false, ...read }: ReadSolutionProps<Data>) {
  const { error } = read.of
  const noSuchPage = isExtra && isNotFound(error) && <NoSuchPage />
  return <Read {...read} instead={isThingNotFound(error) ? <MissingSolution solutionId={solutionId} /> : noSuchPage} />
}

const NoSuchPage = () => (
  <EmptyState
    title={plainPagesMessages.notFound}
    action={
      <ButtonLink variant="filled" to="/solutions">
        {commonMessages.goToSolutions}
      </ButtonLink>
    }
  />
)
