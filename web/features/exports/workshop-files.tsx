import { useState } from 'react'
import { exportsMessages } from '#contract/messages/exports.ts'
import { PrinterIcon } from '../../ui/marks/icons.tsx'
import { UploadIcon } from '../../ui/marks/later-icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './exports.module.css'

/** The document of a whole workshop, its exports, and the import into it. */
export function WorkshopFiles({ workshopId }: { workshopId: string }) {
  const [isImporting, setIsImporting] = useState(false)
  return (
    <div className={classes.files}>
      <ButtonLink
        size="sm"
        to="/admin/workshops/$workshopId/document"
        params={{ workshopId }}
        leftSection={<PrinterIcon size={16} />}
      >
        {exportsMessages.document}
      </ButtonLink>
      <ExportMenu path={`/api/admin/sessions/${encodeURIComponent(workshopId)}/export`} workshopId={workshopId} />
      <Button size="sm" leftSection={<UploadIcon size={16} />} onClick={() => setIsImporting(true)}>
        {exportsMessages.import}
      </Button>
      {isImporting && <ImportDialog target={{ workshopId }} onClose={() => setIsImporting(false)} />}
    </div>
  )
}
