import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { commonMessages } from '#contract/messages/common.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NamedRequirement, ReadNamed, type FoundProps } from './named-requirement.tsx'
import { requirementPlaceQuery } from './system-requirements.queries.ts'

/** The address that files name, `/r/R88`: leads to where the requirement is worked on. */
export const RequirementLinkScreen = ({ name }: { name: string }) => (
  <NamedRequirement name={name} Nothing={Nothing} Found={Found} />
)

function Found({ id, nothing }: FoundProps) {
  return (
    <ReadNamed of={useQuery(requirementPlaceQuery(id))} nothing={nothing}>
      {({ solution_id, functional_option_id }) => (
        <Navigate
          replace
          to="/solutions/$solutionId/system-requirements/$optionId"
          params={{ solutionId: solution_id, optionId: functional_option_id }}
          hash={requirementName(id)}
        />
      )}
    </ReadNamed>
  )
}

function Nothing({ name }: { name: string }) {
  return (
    <EmptyState
      title={systemRequirementsMessages.noneCalled(name)}
      action={
        <ButtonLink variant="filled" to="/solutions">
          {commonMessages.goToSolutions}
        </ButtonLink>
      }
    >
      {systemRequirementsMessages.goneOrElsewhere}
    </EmptyState>
  )
}
