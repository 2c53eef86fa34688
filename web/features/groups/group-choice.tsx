import { useState } from 'react'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useChooseGroup } from '../../domain/groups/group-choice.queries.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { chooseLater, isForLater } from '../../lib/session/stored-group.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { useSessionId } from '../../lib/session/use-session.ts'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { NewGroup } from './new-group.tsx'
import { useTellGroup } from './use-tell-group.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './groups.module.css'

/** After joining, where there are groups: asks once for one's own. It can be chosen later, under Workshop. */
export function GroupChoice() {
  useTellGroup()
  const groups = useGroups()
  const sessionId = useSessionId() ?? ''
  const [isLater, setIsLater] = useState(() => isForLater(sessionId))
  const choose = useChooseGroup()
  const shut = useShut()
  if (!groups || groups.own !== null || groups.observes || isLater || hasEntered()) return null
  const isForAll = groups.made_by === 'everybody'
  return (
    <section aria-labelledby="group-choice" className={classes.choice}>
      <h2 id="group-choice">{groupsMessages.which}</h2>
      <p className={classes.hint}>{groupsMessages.whichHint}</p>
      {groups.groups.length === 0 && <p>{isForAll ? groupsMessages.noneMadeYet : groupsMessages.noneMade}</p>}
      {groups.groups.length > 0 && (
        <ul className={classes.groups} aria-label={groupsMessages.groups}>
          {groups.groups.map(({ id, name, people }) => (
            <li key={id}>
              <Button
                className={classes.group}
                {...busy(choose.isPending)}
                {...shut}
                onClick={() => choose.mutate({ group_id: id })}
              >
                <span className={classes.name}>{name}</span>
                <span className={classes.people}>{groupsMessages.people(people)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isForAll && <NewGroup />}
      <div className={classes.others}>
        <Button
          variant="subtle"
          {...busy(choose.isPending)}
          {...shut}
          onClick={() => choose.mutate({ group_id: null, observes: true })}
        >
          {groupsMessages.lookOn}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            chooseLater(sessionId)
            setIsLater(true)
          }}
        >
          {groupsMessages.notNow}
        </Button>
      </div>
    </section>
  )
}
