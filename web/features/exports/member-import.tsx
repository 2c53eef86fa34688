import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { importsMessages } from '#contract/messages/imports.ts'
import { exportsMessages } from '#contract/messages/exports.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { UploadIcon } from '../../ui/marks/icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './exports.module.css'

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((file) => file.ImportDialog))

/** The other way to a new solution: a file that was exported elsewhere. */
export function MemberImport() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const shut = useShut()
  // a server that knows the room's call knows imports too
  const isOurs = Boolean(useQuery(roomQuery()).data)
  if (!isOurs) return null
  return (
    <section aria-label={exportsMessages.import} className={classes.instead}>
      <p>{importsMessages.memberHint}</p>
      <Button leftSection={<UploadIcon size={16} />} {...shut} onClick={() => setIsOpen(true)}>
        {exportsMessages.import}
      </Button>
      {isOpen && (
        <ImportDialog
          target={exportsMessages.ownWorkshop}
          onClose={() => setIsOpen(false)}
          onImported={() => void navigate({ to: '/solutions' })}
        />
      )}
    </section>
  )
}
