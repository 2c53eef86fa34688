import { Button } from '@mantine/core'
import { useState } from 'react'
import { exportsMessages } from '#contract/messages/exports.ts'
import { UploadIcon } from '../../ui/marks/icons.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import classes from './exports.module.css'

/** Exports of a whole workshop, and the import into it. */
export function WorkshopFiles({ workshopId }: { workshopId: string }) {
  const [isImporting, setIsImporting] = useState(false)
  return (
    <div className={classes.files}>
      <ExportMenu path={`/api/admin/sessions/${encodeURIComponent(workshopId)}/export`} />
      <Button size="sm" leftSection={<UploadIcon size={16} />} onClick={() => setIsImporting(true)}>
        {exportsMessages.import}
      </Button>
      {isImporting && <ImportDialog target={{ workshopId }} onClose={() => setIsImporting(false)} />}
    </div>
  )
}
