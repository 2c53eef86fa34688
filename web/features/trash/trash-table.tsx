import { useState } from 'react'
import { trashMessages } from '#contract/messages/trash.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { TrashRow } from './trash-row.tsx'
import { useDeleteForGood, useRestore } from './trash.queries.ts'

export const trashColumns = [
  trashMessages.what,
  trashMessages.solution,
  trashMessages.withIt,
  trashMessages.deleted,
  trashMessages.by,
  trashMessages.actions,
] as const

interface TrashTableProps {
  workshopId: string
  entries: readonly TrashEntry[]
}

export function TrashTable({ workshopId, entries }: TrashTableProps) {
  const restore = useRestore(workshopId)
  const deleteForGood = useDeleteForGood(workshopId)
  const [asked, setAsked] = useState<TrashEntry | null>(null)
  return (
    <>
      <TableBox label={trashMessages.deletedThings}>
        <table className={table.table}>
          <TableHead columns={trashColumns} />
          <tbody>
            {entries.map((entry) => (
              <TrashRow
                key={entry.id}
                entry={entry}
                isBusy={restore.isRunning(entry) || deleteForGood.isRunning(entry)}
                onRestore={() => restore.mutate(entry)}
                onDelete={() => setAsked(entry)}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      <ConfirmDialog
        opened={asked !== null}
        title={trashMessages.deleteForGood}
        confirmLabel={trashMessages.deleteForGood}
        danger
        isBusy={deleteForGood.isPending}
        onConfirm={() => asked && deleteForGood.mutate(asked, { onSettled: () => setAsked(null) })}
        onCancel={() => {
          deleteForGood.giveUp()
          setAsked(null)
        }}
      >
        <p>{trashMessages.deleteWarning(asked?.took?.name)}</p>
      </ConfirmDialog>
    </>
  )
}
