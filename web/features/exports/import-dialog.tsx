import { useId, useState } from 'react'
import { importsMessages } from '#contract/messages/imports.ts'
import { exportsMessages } from '#contract/messages/exports.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure, withoutAnswer } from '../../lib/http/deed-failure.ts'
import { newIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCheckImport, useImport, type ChosenFile, type ImportTarget } from './exports.queries.ts'
import { ImportRefusal } from './import-problems.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './exports.module.css'
import fileField from '../../ui/field/file-field.module.css'

interface ImportDialogProps {
  target: ImportTarget
  onClose: () => void
  onImported?: () => void
}

/** A file is first looked at by the server; only one without problems can be imported. */
export function ImportDialog({ target, onClose, onImported = onClose }: ImportDialogProps) {
  const fieldId = useId()
  const [chosen, setChosen] = useState<ChosenFile>()
  const check = useCheckImport(target)
  const importing = useImport(target, onImported)
  useGiveUpOnLeaving(importing.giveUp)
  const report = check.data
  const isReady = report !== undefined && report.problems.length === 0 && report.solutions.length > 0
  const reason = importing.error
    ? deedFailure(deedsMessages.imported)(importing.error)
    : check.error && withoutAnswer(deedsMessages.notChecked)(check.error)

  const giveUp = () => {
    check.giveUp()
    importing.giveUp()
  }
  const cancel = () => {
    giveUp()
    onClose()
  }
  const choose = (file: File | undefined) => {
    giveUp()
    importing.reset()
    check.reset()
    setChosen(undefined)
    if (!file) return
    const next = { file, key: newIdempotencyKey() }
    setChosen(next)
    check.mutate(next)
  }

  return (
    <Dialog
      opened
      title={exportsMessages.importSolutions}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{commonMessages.cancel}</Button>
          <Button
            variant="filled"
            disabled={!isReady}
            {...busy(importing.isPending)}
            onClick={() => chosen && importing.mutate(chosen)}
          >
            {exportsMessages.import}
          </Button>
        </>
      }
    >
      <div className={classes.import}>
        <p>{importsMessages.hint}</p>
        <label className={fileField.label} htmlFor={fieldId}>
          {exportsMessages.jsonExport}
          <input
            id={fieldId}
            type="file"
            data-autofocus
            accept=".json,application/json"
            onClick={(event) => {
              // cleared, so that a corrected file of the same name can be chosen again
              event.currentTarget.value = ''
              choose(undefined)
            }}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        {check.isPending && <p role="status">{importsMessages.checking}</p>}
        {reason && chosen && <ImportRefusal reason={reason} file={chosen.file} />}
        {report && chosen && <ImportReportView report={report} file={chosen.file} />}
      </div>
    </Dialog>
  )
}
