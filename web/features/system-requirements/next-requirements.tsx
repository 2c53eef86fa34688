import { useQuery } from '@tanstack/react-query'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { optionAfter } from '../../domain/options/next-option.ts'
import { findOption } from '../../domain/options/option-place.ts'
import { progressQuery, userStoriesQuery } from '../../lib/queries/solution.queries.ts'
import { ArrowRightIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'

interface NextRequirementsProps {
  solutionId: number
  optionId: number
  /** Otherwise the analysis comes first. */
  hasRatings: boolean
}

/** The next option that still lacks requirements, else the next in the list, and after the last one the decision. */
export function NextRequirements({ solutionId, optionId, hasRatings }: NextRequirementsProps) {
  const rows = useQuery(userStoriesQuery(solutionId)).data
  // null from a server that neither counts nor compares
  const progress = useQuery(progressQuery(solutionId)).data
  const lacking = progress?.next_option_to_require
  const isElsewhere = typeof lacking === 'number' && lacking !== optionId
  const next = rows && ((isElsewhere && findOption(rows, lacking)) || optionAfter(rows, optionId))
  const look = { variant: hasRatings ? 'filled' : 'default', rightSection: <ArrowRightIcon size={18} /> } as const

  if (next && lacking !== null) {
    return (
      <NextThing>
        <ButtonLink
          to="/solutions/$solutionId/system-requirements/$optionId"
          params={{ solutionId, optionId: next.option.id }}
          {...look}
        >
          {systemRequirementsMessages.nextOption(next.number)}
        </ButtonLink>
      </NextThing>
    )
  }
  if (!progress) return null
  return (
    <NextThing>
      <ButtonLink to="/solutions/$solutionId/comparison" params={{ solutionId }} {...look}>
        {systemRequirementsMessages.compareAndDecide}
      </ButtonLink>
    </NextThing>
  )
}
