import type { Dispatch, SetStateAction } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { isTooLong } from '#contract/text-length.ts'
import { useChangeGroups } from '../../domain/groups/host-groups.queries.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './host-groups.module.css'

export interface NewName {
  typed: string
  setTyped: Dispatch<SetStateAction<string>>
}

/**
 * Several in a row: the field is empty at once, and the next name can be typed while the last one is on its way. The
 * page keeps what is typed, because the field goes with the switch above it.
 */
export function AddGroup({ workshopId, typed, setTyped }: NewName & { workshopId: string }) {
  const change = useChangeGroups(workshopId)
  const name = typed.trim()
  const add = () => {
    if (isTooLong(name, SOLUTION_NAME_MAX)) return focusTooLong()
    if (name === '') return
    setTyped('')
    // back into the field, unless something else is in it by now
    change.mutate({ do: 'add', name }, { onError: () => setTyped((now) => now || name) })
  }
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <LimitedField label={hostGroupsMessages.newGroup} max={SOLUTION_NAME_MAX} value={typed} onType={setTyped} />
      <Button type="submit" disabled={name === ''}>
        {hostGroupsMessages.add}
      </Button>
    </form>
  )
}
