import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Workshop } from '#contract/admin.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { useChangeWorkshop } from '../../lib/workshops.queries.ts'
import { Dialog } from '../../ui/dialog.tsx'

export function RenameDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const [title, setTitle] = useState(workshop.title)
  const rename = useChangeWorkshop(hostMessages.workshops.renamed)
  const isBlank = title.trim() === ''
  return (
    <Dialog
      opened
      title="Rename workshop"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="rename-workshop" variant="filled" disabled={isBlank || rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id="rename-workshop"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank) rename.mutate({ id: workshop.id, title: title.trim() }, { onSuccess: onClose })
        }}
      >
        <TextInput
          data-autofocus
          label="Title"
          maxLength={SOLUTION_NAME_MAX}
          value={title}
          error={isBlank && hostMessages.workshops.titleBlank}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
