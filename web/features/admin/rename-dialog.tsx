import type { Workshop } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { useChangeWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { TitleDialog } from './title-dialog.tsx'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'

export function RenameDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const rename = useChangeWorkshop(workshopsMessages.renamed)
  useGiveUpOnLeaving(rename.giveUp)
  return (
    <TitleDialog
      title={workshopsMessages.renameWorkshop}
      label={workshopsMessages.title}
      confirmLabel={workshopsMessages.rename}
      start={workshop.title}
      isBusy={rename.isPending}
      onConfirm={(title) => rename.mutate({ id: workshop.id, title }, { onSuccess: onClose })}
      onClose={() => {
        rename.giveUp()
        onClose()
      }}
    />
  )
}
