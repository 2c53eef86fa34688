import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { useCopyWorkshop } from './admin.queries.ts'
import { TitleDialog } from './title-dialog.tsx'
import classes from './workshops.module.css'

export function CopyDialog({ workshop, onClose }: { workshop: WorkshopOverview; onClose: () => void }) {
  const { id, title: original, solutions } = workshop
  const [withSolutions, setWithSolutions] = useState(false)
  const copy = useCopyWorkshop()
  return (
    <TitleDialog
      title="Duplicate workshop"
      label="Title of the copy"
      confirmLabel="Duplicate"
      start={`${original} (copy)`}
      isBusy={copy.isPending}
      onConfirm={(title) => copy.mutate({ id, title, with_solutions: withSolutions }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Radio.Group
        label="What it holds"
        value={withSolutions ? 'solutions' : 'empty'}
        onChange={(value) => setWithSolutions(value === 'solutions')}
      >
        <div className={classes.choices}>
          <Radio value="empty" label="Nothing yet" />
          <Radio value="solutions" label={`Copies of its ${solutions} ${solutions === 1 ? 'solution' : 'solutions'}`} />
        </div>
      </Radio.Group>
    </TitleDialog>
  )
}
