import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'

/** Shown when the address names an option that the solution does not have, or no longer has. */
export function MissingOption({ solutionId }: { solutionId: number }) {
  return (
    <EmptyState
      title={functionalOptionsMessages.missing}
      action={
        <ButtonLink variant="filled" to="/solutions/$solutionId/functional-options" params={{ solutionId }}>
          {functionalOptionsMessages.goToFunctionalOptions}
        </ButtonLink>
      }
    >
      {functionalOptionsMessages.chooseAnother}
    </EmptyState>
  )
}
