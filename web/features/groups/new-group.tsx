import { useState } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { isTooLong } from '#contract/text-length.ts'
import { useStartGroup } from '../../domain/groups/group-choice.queries.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './groups.module.css'

/** Makes a group and goes into it, where the host lets everybody make groups. */
export function NewGroup() {
  const [name, setName] = useState('')
  const start = useStartGroup()
  return (
    <form
      className={classes.new}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong(name.trim(), SOLUTION_NAME_MAX)) focusTooLong()
        else if (name.trim() !== '') start.mutate(name.trim())
      }}
    >
      <LimitedField label={groupsMessages.newGroup} max={SOLUTION_NAME_MAX} value={name} onType={setName} />
      <Button type="submit" disabled={name.trim() === ''} {...busy(start.isPending)} {...useShut()}>
        {groupsMessages.make}
      </Button>
    </form>
  )
}
