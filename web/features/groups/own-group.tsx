import { NativeSelect } from '@mantine/core'
import { use } from 'react'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useChooseGroup } from '../../domain/groups/group-choice.queries.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { useShutBy } from '../../domain/workshop/why-shut.ts'
import { ShowsResults, ShutBy } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { NewGroup } from './new-group.tsx'
import classes from './groups.module.css'

const LOOKS_ON = 'observes'

/** In the Workshop panel: one's own group, and the way into another. */
export function OwnGroup() {
  const groups = useGroups()
  const choose = useChooseGroup()
  // what is shown was made by these groups; the bar at the top says that nothing can be changed
  const isSettled = use(ShowsResults)
  const shut = useShutBy()
  // who looks on may go into a group all the same
  const pause = shut?.isPause ? shut : undefined
  if (!groups || hasEntered()) return null
  const { own, observes, made_by } = groups
  return (
    <div className={classes.own}>
      <NativeSelect
        label={groupsMessages.yourGroup}
        disabled={isSettled}
        // a select has no press to refuse: while it is busy or shut its choice is not taken
        aria-disabled={choose.isPending || pause !== undefined || undefined}
        value={observes ? LOOKS_ON : (own ?? '')}
        data={[
          { value: '', label: groupsMessages.noGroup },
          ...groups.groups.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: LOOKS_ON, label: groupsMessages.lookingOn },
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (choose.isPending || pause) return
          const chosen = value === LOOKS_ON ? { group_id: null, observes: true } : { group_id: Number(value) || null }
          choose.mutate(chosen)
        }}
      />
      <ShutBy value={pause}>{made_by === 'everybody' && !isSettled && <NewGroup key={own} />}</ShutBy>
    </div>
  )
}
