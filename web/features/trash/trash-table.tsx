import { useState } from 'react'
import { trashMessages } from '#contract/messages/undo.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
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
      <TableBox label={trashMessages.recentlyDeleted}>
        <table className={table.table}>
          <TableHead columns={trashColumns} />
          <tbody>
            {entries.map((entry, index) => (
              <TrashRow
                key={entry.id}
                entry={entry}
                after={entries[index - 1]?.id}
                isBusy={restore.isRunning(entry) || deleteForGood.isRunning(entry)}
                onRestore={() => restore.mutate(entry)}
                onDelete={() => setAsked(entry)}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      <DeedDialog
        deed={deleteForGood}
        sent={asked}
        title={trashMessages.deleteForGood}
        confirmLabel={trashMessages.deleteForGood}
        danger
        onClose={() => setAsked(null)}
      >
        <p>{trashMessages.deleteWarning(asked?.took?.name)}</p>
      </DeedDialog>
    </>
  )
}
