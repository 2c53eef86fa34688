import { useQuery } from '@tanstack/react-query'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { H9_ANALYSIS, nextOption } from '../../domain/options/next-option.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { userStoriesQuery } from '../../lib/queries/user-stories.queries.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'

interface NextRoundProps {
  solutionId: number
  optionId: number
  virtuous: boolean
  /** Nothing is left to save here. */
  isDone: boolean
}

/** After the virtuous round the vicious one, then the next option with something to do, else this one's requirements. */
export function NextRound({ solutionId, optionId, virtuous, isDone }: NextRoundProps) {
  const rows = useQuery(userStoriesQuery(solutionId)).data
  const progress = useQuery(progressQuery(solutionId))
  const next = rows && !progress.isPending ? nextOption(rows, progress.data ?? {}, optionId, H9_ANALYSIS) : undefined
  const first = { variant: isDone ? 'filled' : 'default', rightSection: <ForwardArrowIcon size={18} /> } as const
  const isLast = !virtuous && !next

  const requirements = (
    <ButtonLink
      to="/solutions/$solutionId/system-requirements/$optionId"
      params={{ solutionId, optionId }}
      {...(isLast && first)}
    >
      {h9AnalysisMessages.viewSystemRequirements}
    </ButtonLink>
  )
  if (isLast) return <NextThing>{requirements}</NextThing>

  const toNext = next && (
    <ButtonLink {...next.link(solutionId)} {...(!virtuous && first)}>
      {h9AnalysisMessages.nextOption(next.number)}
    </ButtonLink>
  )
  if (!virtuous) {
    return <NextThing others={requirements}>{toNext}</NextThing>
  }
  return (
    <NextThing
      others={
        <>
          {toNext}
          {requirements}
        </>
      }
    >
      <ButtonLink
        to="/solutions/$solutionId/option-analysis/$optionId/$type"
        params={{ solutionId, optionId, type: 'Vicious' }}
        {...first}
      >
        {h9AnalysisMessages.goOnVicious}
      </ButtonLink>
    </NextThing>
  )
}
