import { useQuery } from '@tanstack/react-query'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { optionAfter } from '../../domain/options/next-option.ts'
import { userStoriesQuery } from '../../lib/queries/solution.queries.ts'
import { ArrowRightIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'

interface NextRoundProps {
  solutionId: number
  optionId: number
  virtuous: boolean
  /** Nothing is left to save here. */
  isDone: boolean
}

/** After the virtuous round the vicious one, after that the next option, and after the last the requirements. */
export function NextRound({ solutionId, optionId, virtuous, isDone }: NextRoundProps) {
  const rows = useQuery(userStoriesQuery(solutionId)).data
  const next = rows && optionAfter(rows, optionId)
  const first = { variant: isDone ? 'filled' : 'default', rightSection: <ArrowRightIcon size={18} /> } as const
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

  const nextOption = next && (
    <ButtonLink
      to="/solutions/$solutionId/option-analysis/$optionId/$type"
      params={{ solutionId, optionId: next.option.id, type: 'Virtuous' }}
      {...(!virtuous && first)}
    >
      {h9AnalysisMessages.nextOption(next.number)}
    </ButtonLink>
  )
  if (!virtuous) {
    return <NextThing others={requirements}>{nextOption}</NextThing>
  }
  return (
    <NextThing
      others={
        <>
          {nextOption}
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
