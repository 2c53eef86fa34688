import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { systemRequirementsMessages as words } from '#contract/messages/system-requirements.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { useEnterWorkshop, workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'
import { NamedRequirement } from './named-requirement.tsx'
import { requirementPlaceQuery } from './system-requirements.queries.ts'

/** Where `/r/R88` leads the host, who is in no workshop: says which one it is in, and enters that. */
export const HostRequirementScreen = ({ name }: { name: string }) => (
  <NamedRequirement name={name} Nothing={Nothing} Found={InWorkshop} />
)

function InWorkshop({ id, nothing }: { id: number; nothing: ReactNode }) {
  const navigate = useNavigate()
  const name = requirementName(id)
  const place = useQuery(requirementPlaceQuery(id))
  const workshops = useQuery(workshopsQuery())
  const enter = useEnterWorkshop(() => void navigate({ to: '/r/$name', params: { name }, replace: true }))
  if (isUnknown(place.error)) return nothing
  const failed = [place, workshops].find(({ error }) => error)
  if (failed?.error)
    return <ErrorPanel message={commonMessages.error(failed.error.message)} onRetry={() => void failed.refetch()} />
  if (!place.data || !workshops.data) return <Loading />
  const workshop = workshops.data.find(({ id: code }) => code === place.data.session_id)
  if (!workshop) return nothing
  return (
    <EmptyState
      title={words.inWorkshop(name, workshop.title)}
      action={
        <Button variant="filled" {...busy(enter.isPending)} onClick={() => enter.mutate(workshop.id)}>
          {workshopsMessages.enter}
        </Button>
      }
    >
      {words.seenAfterEntering}
    </EmptyState>
  )
}

function Nothing({ name }: { name: string }) {
  return (
    <EmptyState
      title={words.noneInAny(name)}
      action={
        <ButtonLink variant="filled" to="/admin">
          {workshopsMessages.workshops}
        </ButtonLink>
      }
    >
      {words.goneSince}
    </EmptyState>
  )
}
