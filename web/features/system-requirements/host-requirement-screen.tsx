import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { systemRequirementsMessages as words } from '#contract/messages/system-requirements.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { useEnterWorkshop, workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { NamedRequirement, ReadNamed, type FoundProps } from './named-requirement.tsx'
import { requirementPlaceQuery } from './system-requirements.queries.ts'
import { readTogether } from '../../ui/feedback/read.tsx'

/** Where `/r/R88` leads the host, who is in no workshop: says which one it is in, and enters that. */
export const HostRequirementScreen = ({ name }: { name: string }) => (
  <NamedRequirement name={name} Nothing={Nothing} Found={InWorkshop} />
)

function InWorkshop({ id, nothing }: FoundProps) {
  const navigate = useNavigate()
  const name = requirementName(id)
  const read = readTogether([useQuery(requirementPlaceQuery(id)), useQuery(workshopsQuery())])
  const enter = useEnterWorkshop(() => void navigate({ to: '/r/$name', params: { name }, replace: true }))
  return (
    <ReadNamed of={read} nothing={nothing}>
      {([place, workshops]) => {
        const workshop = workshops.find(({ id: code }) => code === place.session_id)
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
      }}
    </ReadNamed>
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
