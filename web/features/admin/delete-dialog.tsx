import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useDeleteWorkshop } from './admin.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'
import classes from './workshops.module.css'

/** Nothing brings a workshop back, so its title has to be typed. */
export function DeleteDialog({ workshop, onClose }: { workshop: WorkshopOverview; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const remove = useDeleteWorkshop()
  useGiveUpOnLeaving(remove.giveUp)
  const isTyped = typed.trim() === workshop.title
  const cancel = () => {
    remove.giveUp()
    onClose()
  }
  return (
    <Dialog
      opened
      title={workshopsMessages.deleteTitle(workshop.title)}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{commonMessages.cancel}</Button>
          <Button
            type="submit"
            form="delete-workshop"
            variant="filled"
            color="#A32C16"
            disabled={!isTyped}
            {...busy(remove.isPending)}
          >
            {workshopsMessages.deleteForGood}
          </Button>
        </>
      }
    >
      <form
        id="delete-workshop"
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTyped) remove.mutate(workshop.id, { onSuccess: onClose })
        }}
      >
        <p>{workshopsMessages.deleteWarning}</p>
        <TextInput
          data-autofocus
          autoComplete="off"
          label={workshopsMessages.typeTitle(workshop.title)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
