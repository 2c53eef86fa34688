import type { Workshop } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useChangeWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { TitleDialog } from './title-dialog.tsx'

export function RenameDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const rename = useChangeWorkshop(workshopsMessages.renamed)
  return (
    <TitleDialog
      title={workshopsMessages.renameWorkshop}
      label={workshopsMessages.title}
      confirmLabel={workshopsMessages.rename}
      start={workshop.title}
      write={rename}
      onConfirm={(title) => rename.mutate({ id: workshop.id, title }, { onDone: onClose })}
      onClose={onClose}
    />
  )
}
