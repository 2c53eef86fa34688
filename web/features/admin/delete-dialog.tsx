import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDeleteWorkshop } from '../../domain/workshop/workshops.queries.ts'

/** Nothing brings a workshop back, so its title has to be typed. */
export function DeleteDialog({ workshop, onClose }: { workshop: WorkshopOverview; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const remove = useDeleteWorkshop()
  return (
    <FormDialog
      title={workshopsMessages.deleteTitle(workshop.title)}
      confirmLabel={workshopsMessages.deleteForGood}
      danger
      write={remove}
      isComplete={typed.trim() === workshop.title}
      onSend={() => remove.mutate(workshop.id, { onDone: onClose })}
      onClose={onClose}
    >
      <p>{workshopsMessages.deleteWarning}</p>
      <TextInput
        data-autofocus
        autoComplete="off"
        label={workshopsMessages.typeTitle(workshop.title)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
