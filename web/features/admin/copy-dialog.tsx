import { Button, Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useCopyWorkshop } from './admin.queries.ts'
import classes from './workshops.module.css'

export function CopyDialog({ workshop, onClose }: { workshop: WorkshopOverview; onClose: () => void }) {
  const [title, setTitle] = useState(`${workshop.title} (copy)`.slice(0, SOLUTION_NAME_MAX))
  const [withSolutions, setWithSolutions] = useState(false)
  const copy = useCopyWorkshop()
  const isBlank = title.trim() === ''
  return (
    <Dialog
      opened
      title="Duplicate workshop"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="copy-workshop" variant="filled" disabled={isBlank || copy.isPending}>
            Duplicate
          </Button>
        </>
      }
    >
      <form
        id="copy-workshop"
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isBlank) return
          copy.mutate({ id: workshop.id, title: title.trim(), with_solutions: withSolutions }, { onSuccess: onClose })
        }}
      >
        <TextInput
          data-autofocus
          label="Title of the copy"
          maxLength={SOLUTION_NAME_MAX}
          value={title}
          error={isBlank && hostMessages.workshops.titleBlank}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Radio.Group
          label="What it holds"
          value={withSolutions ? 'solutions' : 'empty'}
          onChange={(value) => setWithSolutions(value === 'solutions')}
        >
          <div className={classes.choices}>
            <Radio value="empty" label="Nothing yet" />
            <Radio
              value="solutions"
              label={`Copies of its ${workshop.solutions} ${workshop.solutions === 1 ? 'solution' : 'solutions'}`}
            />
          </div>
        </Radio.Group>
      </form>
    </Dialog>
  )
}
