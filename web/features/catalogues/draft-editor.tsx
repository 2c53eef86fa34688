import { Button, Textarea, TextInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import type { CatalogueFormat } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { BODY_BYTES_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { announce } from '../../ui/toast-store.ts'
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { usePublish } from './catalogues.queries.ts'
import { DraftReport } from './draft-report.tsx'
import classes from './catalogues.module.css'

interface DraftEditorProps {
  name: string
  /** What the draft begins with. */
  start: string
  onClose: () => void
}

/** A draft of the next version, as text: typed here, or taken from a file. It is checked before it can be published. */
export function DraftEditor({ name: givenName, start, onClose }: DraftEditorProps) {
  const [name, setName] = useState(givenName)
  const [text, setText] = useState(start)
  const publish = usePublish()
  const format: CatalogueFormat = text.trimStart().startsWith('{') ? 'json' : 'csv'
  const report = publish.data
  const isChecked = report !== undefined && report.problems.length === 0 && report.changes.length > 0
  const draft = { name: name.trim(), format, text }

  const unsavedDialog = useUnsavedChanges(
    text !== start && (report?.published ?? null) === null,
    hostMessages.catalogues.unsaved,
  )

  const change = (next: string) => {
    setText(next)
    publish.reset()
  }
  const takeFile = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    if (file.size > BODY_BYTES_MAX) announce('warning', hostMessages.catalogues.fileTooLarge)
    else change((await file.text()).replaceAll('\r', ''))
  }

  return (
    <section aria-label="Draft" className={classes.draft}>
      {unsavedDialog}
      <p className={classes.hint}>{hostMessages.catalogues.draftHint}</p>
      <div className={classes.fields}>
        <TextInput
          label="Name of the catalogue"
          maxLength={SOLUTION_NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            publish.reset()
          }}
        />
        <label className={classes.file}>
          From a file (CSV or JSON)
          <input type="file" accept=".csv,.json,text/csv,application/json" onChange={(event) => void takeFile(event)} />
        </label>
      </div>
      <Textarea
        label="Draft"
        autosize={false}
        rows={18}
        spellCheck={false}
        wrap="off"
        classNames={{ input: classes.text }}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {report && <DraftReport report={report} />}
      <div className={classes.actions}>
        <Button onClick={onClose}>Leave draft</Button>
        <Button
          disabled={publish.isPending || name.trim() === ''}
          onClick={() => publish.mutate({ ...draft, dry_run: true })}
        >
          Check
        </Button>
        <Button
          variant="filled"
          disabled={publish.isPending || !isChecked || report.published !== null}
          onClick={() => publish.mutate({ ...draft, dry_run: false })}
        >
          {isChecked ? `Publish version ${report.version}` : 'Publish'}
        </Button>
      </div>
    </section>
  )
}
