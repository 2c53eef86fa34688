import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { roomMessages } from '#contract/messages/shell.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { stepLink } from '../../domain/steps/step-link.ts'
import { stepOf, steps } from '../../domain/steps/steps.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { NavigationLink } from '../../ui/page/links.tsx'
import { useOwnSolution } from './use-own-solution.ts'

/**
 * The step that everybody is to be at, and the way to it in one's own solution; without one, to where it is made, or for
 * whoever has no group yet to the list. It is one link wherever it leads, so that what was read out is not read again.
 */
export function AnnouncedStep({ step }: { step: number }) {
  const solutionId = useOwnSolution()
  const optionId = useOptionOf(step, solutionId)
  const { solutionId: open } = useParams({ strict: false })
  const { pathname } = useLocation()
  const here = stepOf(pathname)
  const makesOne = useMakesOne(step)
  const isNew = pathname === CREATE
  const isHere = solutionId === undefined ? makesOne && isNew : open === solutionId && here === step
  const toStep =
    solutionId === undefined ? { to: makesOne ? CREATE : '/solutions' } : stepLink(step, solutionId, optionId)
  return (
    <NavigationLink {...(isHere ? { to: '.' } : toStep)} current={isHere ? 'step' : undefined}>
      {roomMessages.now(step, steps[step - 1] ?? '')}
      {!isHere && <ForwardArrowIcon size={16} />}
    </NavigationLink>
  )
}

const CREATE = '/solutions/new'

/** Whether whoever has no solution makes one: in a group that has none, and where there are no groups at the first step. */
function useMakesOne(step: number): boolean {
  const groups = useGroups()
  const areOn = useQuery({ ...roomQuery(), select: (room) => room.groups === true }).data === true
  return areOn ? typeof groups?.own === 'number' : step === 1
}

/** The last two steps are those of an option: the next one with something to do. */
function useOptionOf(step: number, solutionId: number | undefined): number | undefined {
  const isOfOption = solutionId !== undefined && step > 5
  const { data } = useQuery({ ...progressQuery(solutionId ?? 0), enabled: isOfOption })
  return (step === 6 ? data?.next_option_to_rate : data?.next_option_to_require) ?? undefined
}
