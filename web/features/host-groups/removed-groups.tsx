import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { useChangeGroups } from '../../domain/groups/host-groups.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import type { GroupsProps } from './use-leading.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './host-groups.module.css'

/** Groups that were removed, for as long as the workshop is there. */
export function RemovedGroups({ workshopId, groups: { removed } }: GroupsProps) {
  const change = useChangeGroups(workshopId)
  if (removed.length === 0) return null
  return (
    <section aria-labelledby="removed-groups" className={classes.part}>
      <h2 id="removed-groups">{hostGroupsMessages.removedGroups}</h2>
      <p className={classes.hint}>{hostGroupsMessages.removedHint}</p>
      <div className={classes.buttons}>
        {removed.map(({ id, name }) => (
          <Button
            key={id}
            size="xs"
            {...busy(change.isPending)}
            onClick={() => change.mutate({ do: 'restore', group_id: id, name })}
          >
            {hostGroupsMessages.bringBack(name)}
          </Button>
        ))}
      </div>
    </section>
  )
}
