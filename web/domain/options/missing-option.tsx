import { useQuery } from '@tanstack/react-query'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { deletionQuery, type DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { BringBack } from '../workshop/bring-back.tsx'
import { deletionSentence } from '../workshop/deletion-sentence.ts'
import { isInTime, useWhatToDo } from '../workshop/way-back.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'

/** Shown when the address names an option that the solution does not have, or no longer has. */
export function MissingOption({ option }: { option: DeletedThing }) {
  const { data: deletion } = useQuery(deletionQuery(option))
  const whatToDo = useWhatToDo()
  const deleted = deletion && deletionSentence(deletedMessages.option, deletion)
  return (
    <EmptyState
      title={functionalOptionsMessages.missing}
      action={
        <>
          <BringBack isMain solutionId={option.solution_id} wayBack={deletion?.way_back} />
          <ButtonLink
            variant={isInTime(deletion?.way_back) ? 'default' : 'filled'}
            to="/solutions/$solutionId/functional-options"
            params={{ solutionId: option.solution_id }}
          >
            {functionalOptionsMessages.goToFunctionalOptions}
          </ButtonLink>
        </>
      }
    >
      {[deleted, deleted && whatToDo(deletion), functionalOptionsMessages.chooseAnother].filter(Boolean).join(' ')}
    </EmptyState>
  )
}
