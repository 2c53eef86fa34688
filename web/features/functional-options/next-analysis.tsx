import { useQuery } from '@tanstack/react-query'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import type { UserStoryTable } from '#contract/user-stories.ts'
import { findOption } from '../../domain/options/option-place.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'

/** On to the first option that nobody has rated, or to the first of all. Without any option there is one to write. */
export function NextAnalysis({ solutionId, table }: { solutionId: number; table: UserStoryTable }) {
  const toRate = useQuery(progressQuery(solutionId)).data?.next_option_to_rate
  const first = table.metrics.flatMap((row) => row.functional_options)[0]?.id
  const place = (toRate && findOption(table, toRate)) || (first && findOption(table, first))
  if (!place) return null
  return (
    <NextThing>
      <ButtonLink
        variant="filled"
        to="/solutions/$solutionId/option-analysis/$optionId/$type"
        params={{ solutionId, optionId: place.option.id, type: 'Virtuous' }}
        rightSection={<ForwardArrowIcon size={18} />}
      >
        {functionalOptionsMessages.goOnRating(place.number)}
      </ButtonLink>
    </NextThing>
  )
}
