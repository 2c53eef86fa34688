import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'
import { NamedRequirement } from './named-requirement.tsx'
import { requirementPlaceQuery } from './system-requirements.queries.ts'

/** The address that files name, `/r/R88`: leads to where the requirement is worked on. */
export const RequirementLinkScreen = ({ name }: { name: string }) => (
  <NamedRequirement name={name} Nothing={Nothing} Found={Found} />
)

function Found({ id, nothing }: { id: number; nothing: ReactNode }) {
  const { data: place, error, refetch } = useQuery(requirementPlaceQuery(id))
  if (place) {
    const params = { solutionId: place.solution_id, optionId: place.functional_option_id }
    return (
      <Navigate
        replace
        to="/solutions/$solutionId/system-requirements/$optionId"
        params={params}
        hash={requirementName(id)}
      />
    )
  }
  if (isUnknown(error)) return nothing
  if (error) return <ErrorPanel message={commonMessages.error(error.message)} onRetry={() => void refetch()} />
  return <Loading />
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
