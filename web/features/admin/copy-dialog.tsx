import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useCopyWorkshop } from './admin.queries.ts'
import { Choices } from '../../ui/field/choices.tsx'
import { TitleDialog } from './title-dialog.tsx'

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
      <Choices
        legend={workshopsMessages.whatItHolds}
        value={withSolutions ? 'solutions' : 'empty'}
        options={[
          { value: 'empty', label: workshopsMessages.neverUsed },
          { value: 'solutions', label: workshopsMessages.copiesOf(solutions) },
        ]}
        onChange={(value) => setWithSolutions(value === 'solutions')}
      />
    </TitleDialog>
  )
}
