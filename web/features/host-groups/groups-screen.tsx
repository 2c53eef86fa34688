import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { hostGroupsQuery } from '../../domain/groups/host-groups.queries.ts'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { GiveSolutions } from './give-solutions.tsx'
import { GroupTable } from './group-table.tsx'
import { useLeading, type GroupsProps } from './use-leading.ts'
import { MovePeople } from './move-people.tsx'
import { RemovedGroups } from './removed-groups.tsx'
import classes from './host-groups.module.css'

/** The host's page of a workshop's groups: the switch, the groups, who is in which, and whose each solution is. */
export function GroupsScreen({ workshopId }: { workshopId: string }) {
  const groups = useQuery(hostGroupsQuery(workshopId))
  const { data: workshops } = useQuery(workshopsQuery())
  useHostLive(workshopId)
  if (isUnknown(groups.error)) return <MissingWorkshop wasThere={groups.data !== undefined} />
  const isOn = groups.data !== undefined && groups.data.made_by !== 'nobody'
  return (
    <>
      <ScreenHead
        overline={workshops?.find(({ id }) => id === workshopId)?.title ?? ''}
        title={hostGroupsMessages.groups}
        help={hostGroupsMessages.help}
        actions={
          <>
            <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
              {hostGroupsMessages.backToWorkshop}
            </BackLink>
            {isOn && (
              <ButtonLink to="/admin/workshops/$workshopId/table-cards" params={{ workshopId }}>
                {hostGroupsMessages.printCards}
              </ButtonLink>
            )}
          </>
        }
      />
      {groups.isPending && <p>{commonMessages.loading}</p>}
      {groups.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(groups.error, commonMessages.loadDataFailed)}
          onRetry={() => void groups.refetch()}
        />
      )}
      {groups.data && <Leading workshopId={workshopId} groups={groups.data} />}
    </>
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
