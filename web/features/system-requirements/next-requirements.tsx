import { useQuery } from '@tanstack/react-query'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { nextOption, REQUIREMENTS } from '../../domain/options/next-option.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'

interface NextRequirementsProps {
  solutionId: number
  optionId: number
  /** Otherwise the analysis comes first. */
  hasRatings: boolean
}

/** The next option with something to do, and the decision once nothing is left. */
export function NextRequirements({ solutionId, optionId, hasRatings }: NextRequirementsProps) {
  const rows = useQuery(userStoriesQuery(solutionId)).data
  const progress = useQuery(progressQuery(solutionId))
  // until it is known what is left, nothing is next
  if (!rows || progress.isPending) return null
  const next = nextOption(rows, progress.data ?? {}, optionId, REQUIREMENTS)
  const look = { variant: hasRatings ? 'filled' : 'default', rightSection: <ForwardArrowIcon size={18} /> } as const

  if (next) {
    return (
      <NextThing>
        <ButtonLink {...next.link(solutionId)} {...look}>
          {systemRequirementsMessages.nextOption(next.number)}
        </ButtonLink>
      </NextThing>
    )
  }
  // a server that does not count does not compare either
  if (!progress.data) return null
  return (
    <NextThing>
      <ButtonLink to="/solutions/$solutionId/comparison" params={{ solutionId }} {...look}>
        {systemRequirementsMessages.compareAndDecide}
      </ButtonLink>
    </NextThing>
  )
}
