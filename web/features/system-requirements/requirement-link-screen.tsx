import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { commonMessages } from '#contract/messages/common.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'
import { idIn, NoSuchRequirement } from './no-such-requirement.tsx'
import { requirementPlaceQuery } from './system-requirements.queries.ts'

/** The address that files name, `/r/R88`: leads to where the requirement is worked on. */
export function RequirementLinkScreen({ name }: { name: string }) {
  const id = idIn(name)
  return (
    <>
      <ScreenHead title={systemRequirementsMessages.systemRequirements} />
      {id === undefined ? <Nothing name={name} /> : <Found id={id} />}
    </>
  )
}

function Found({ id }: { id: number }) {
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
  if (isUnknown(error)) return <Nothing name={requirementName(id)} />
  if (error) return <ErrorPanel message={commonMessages.error(error.message)} onRetry={() => void refetch()} />
  return <Loading />
}

function Nothing({ name }: { name: string }) {
  return (
    <NoSuchRequirement
      name={name}
      action={
        <ButtonLink variant="filled" to="/solutions">
          {commonMessages.goToSolutions}
        </ButtonLink>
      }
    />
  )
}
