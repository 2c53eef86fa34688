import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { HostScreen } from '../../domain/workshop/host-screen.tsx'
import { hostGroupsQuery } from '../../domain/groups/host-groups.queries.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { ButtonLink } from '../../ui/page/links.tsx'
import { GiveSolutions } from './give-solutions.tsx'
import { GroupTable } from './group-table.tsx'
import { useLeading, type GroupsProps } from './use-leading.ts'
import { MovePeople } from './move-people.tsx'
import { RemovedGroups } from './removed-groups.tsx'
import classes from './host-groups.module.css'

/** The host's page of a workshop's groups: the switch, the groups, who is in which, and whose each solution is. */
export function GroupsScreen({ workshopId }: { workshopId: string }) {
  const groups = useQuery(hostGroupsQuery(workshopId))
  useHostLive(workshopId)
  return (
    <HostScreen
      workshopId={workshopId}
      of={groups}
      title={hostGroupsMessages.groups}
      help={hostGroupsMessages.help}
      back={hostGroupsMessages.backToWorkshop}
      actions={
        groups.data &&
        groups.data.made_by !== 'nobody' && (
          <ButtonLink to="/admin/workshops/$workshopId/table-cards" params={{ workshopId }}>
            {hostGroupsMessages.printCards}
          </ButtonLink>
        )
      }
      waiting={<p>{commonMessages.loading}</p>}
    >
      {(stored) => <Leading workshopId={workshopId} groups={stored} />}
    </HostScreen>
  )
}

function Leading({ workshopId, groups: stored }: GroupsProps) {
  const { groups, change } = useLeading(workshopId, stored)
  const [typed, setTyped] = useState('')
  const isOn = groups.made_by !== 'nobody'
  return (
    <div className={classes.page}>
      <Radio.Group
        label={hostGroupsMessages.whoMakes}
        value={groups.made_by}
        onChange={(value) => change.mutate({ do: 'switch', made_by: value })}
      >
        <div className={classes.choices}>
          <Radio value="nobody" label={hostGroupsMessages.off} />
          <Radio value="host" label={hostGroupsMessages.byHost} />
          <Radio value="everybody" label={hostGroupsMessages.byEverybody} />
        </div>
      </Radio.Group>
      {isOn && (
        <>
          <p className={classes.hint}>{hostGroupsMessages.accidents}</p>
          <GroupTable workshopId={workshopId} groups={groups} newName={{ typed, setTyped }} />
          <MovePeople workshopId={workshopId} groups={groups} />
          <GiveSolutions workshopId={workshopId} groups={groups} />
          <RemovedGroups workshopId={workshopId} groups={groups} />
        </>
      )}
    </div>
  )
}
