import { Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useCopyWorkshop } from './admin.queries.ts'
import { TitleDialog } from './title-dialog.tsx'
import classes from './workshops.module.css'

export function CopyDialog({ workshop, onClose }: { workshop: WorkshopOverview; onClose: () => void }) {
  const { id, title: original, solutions } = workshop
  const [withSolutions, setWithSolutions] = useState(false)
  const copy = useCopyWorkshop()
  return (
    <TitleDialog
      title={workshopsMessages.duplicateWorkshop}
      label={workshopsMessages.titleOfTheCopy}
      confirmLabel={workshopsMessages.duplicate}
      start={`${original} (copy)`}
      write={copy}
      onConfirm={(title) => copy.mutate({ id, title, with_solutions: withSolutions }, { onDone: onClose })}
      onClose={onClose}
    >
      <Radio.Group
        label={workshopsMessages.whatItHolds}
        value={withSolutions ? 'solutions' : 'empty'}
        onChange={(value) => setWithSolutions(value === 'solutions')}
      >
        <div className={classes.choices}>
          <Radio value="empty" label={workshopsMessages.neverUsed} />
          <Radio value="solutions" label={workshopsMessages.copiesOf(solutions)} />
        </div>
      </Radio.Group>
    </TitleDialog>
  )
}
