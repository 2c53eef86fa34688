import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { rehearsalMessages } from '#contract/messages/workshops.ts'
import { busy } from '../../ui/focus/busy.ts'
import { useStartRehearsal } from './admin.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './workshops.module.css'

/** Opens a workshop with scripted people, and leads to it. */
export function Rehearse() {
  const navigate = useNavigate()
  const start = useStartRehearsal()
  const aboutId = useId()
  const open = () =>
    start.mutate(undefined, {
      onSuccess: ({ id }) => void navigate({ to: '/admin/workshops/$workshopId', params: { workshopId: id } }),
    })
  return (
    <div className={classes.rehearse}>
      <Button aria-describedby={aboutId} {...busy(start.isPending)} onClick={open}>
        {rehearsalMessages.rehearse}
      </Button>
      <p id={aboutId}>{rehearsalMessages.about}</p>
    </div>
  )
}
