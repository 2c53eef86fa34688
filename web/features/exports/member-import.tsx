import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { changesMessages, importsMessages } from '#contract/messages/imports.ts'
import { exportsMessages } from '#contract/messages/exports.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { UploadIcon } from '../../ui/marks/later-icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './exports.module.css'

const ChangesDialog = lazyDialog(() => import('./changes-dialog.tsx').then((file) => file.ChangesDialog))
const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((file) => file.ImportDialog))

/** The other way to a new solution: a file that was exported elsewhere. One that was exported here comes back instead. */
export function MemberImport() {
  const [open, setOpen] = useState<'import' | 'changes'>()
  const navigate = useNavigate()
  const shut = useShut()
  // a server that knows the room's call knows imports too
  const isOurs = Boolean(useQuery(roomQuery()).data)
  if (!isOurs) return null
  return (
    <section aria-label={exportsMessages.import} className={classes.instead}>
      <p>{importsMessages.memberHint}</p>
      <Button leftSection={<UploadIcon size={16} />} {...shut} onClick={() => setOpen('import')}>
        {exportsMessages.import}
      </Button>
      <p>{changesMessages.memberHint}</p>
      <Button leftSection={<UploadIcon size={16} />} {...shut} onClick={() => setOpen('changes')}>
        {changesMessages.open}
      </Button>
      {open === 'import' && (
        <ImportDialog
          target="own"
          onClose={() => setOpen(undefined)}
          onImported={() => void navigate({ to: '/solutions' })}
        />
      )}
      {open === 'changes' && <ChangesDialog workshopId={readSessionId() ?? ''} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
