import { useQuery } from '@tanstack/react-query'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { hostGroupsQuery } from '../../domain/groups/host-groups.queries.ts'
import { ButtonLink } from '../../ui/page/links.tsx'

/** The way to the groups of a workshop; a server that knows none has no such page. */
export function GroupsLink({ workshopId }: { workshopId: string }) {
  const { data } = useQuery(hostGroupsQuery(workshopId))
  if (!data) return null
  return (
    <ButtonLink to="/admin/workshops/$workshopId/groups" params={{ workshopId }}>
      {hostGroupsMessages.groups}
    </ButtonLink>
  )
}
