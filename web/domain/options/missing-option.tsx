import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import type { DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NotThere } from '../workshop/not-there.tsx'

/** Shown when the address names an option that the solution does not have, or no longer has. */
export const MissingOption = ({ option }: { option: DeletedThing }) => (
  <NotThere
    of={option}
    title={functionalOptionsMessages.missing}
    what={deletedMessages.option}
    hint={functionalOptionsMessages.chooseAnother}
  >
    {(look) => (
      <ButtonLink {...look} to="/solutions/$solutionId/functional-options" params={{ solutionId: option.solution_id }}>
        {functionalOptionsMessages.goToFunctionalOptions}
      </ButtonLink>
    )}
  </NotThere>
)
