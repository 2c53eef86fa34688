import { Button, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ChangeEvent } from 'react'
import type { CatalogueFormat } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { BODY_BYTES_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { useKeptWork } from '../../lib/use-kept-work.ts'
import { announce } from '../../ui/toast-store.ts'
import { usePublish } from './catalogues.queries.ts'
import { DraftReport } from './draft-report.tsx'
import classes from './catalogues.module.css'

interface CatalogueFile {
  name: string
  text: string
}

interface FileEditorProps extends CatalogueFile {
  catalogueId: number
}

/** A catalogue as text: chosen from a file, pasted, or changed by hand. It is checked before it can be published. */
export function FileEditor({ catalogueId, name, text }: FileEditorProps) {
  const work = useKeptWork({
    place: `catalogue/${catalogueId}/file`,
    label: name,
    start: useMemo(() => ({ name, text }), [name, text]),
    fits: isFile,
  })
  const file = work.value
  const navigate = useNavigate()
  const publish = usePublish()
  const report = publish.data
  const isChecked = report !== undefined && report.problems.length === 0 && report.changes.length > 0
  const format: CatalogueFormat = file.text.trimStart().startsWith('{') ? 'json' : 'csv'
  const draft = { name: file.name.trim(), format, text: file.text }

  const change = (part: Partial<CatalogueFile>) => {
    work.setValue({ ...file, ...part })
    publish.reset()
  }
  const takeFile = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = files ?? []
    if (!chosen) return
    if (chosen.size > BODY_BYTES_MAX) announce('warning', hostMessages.catalogues.fileTooLarge)
    else change({ text: (await chosen.text()).replaceAll('\r', '') })
  }
  const send = () => {
    if (!report) return
    publish.mutate(
      { ...draft, dry_run: false, previous: report.compared_with },
      {
        onSuccess: ({ published }) => {
          if (published === null) return
          work.giveUp()
          void navigate({ to: '/admin/catalogues/$catalogueId', params: { catalogueId: published } })
        },
      },
    )
  }

  return (
    <div className={classes.draft}>
      <div className={classes.fields}>
        <TextInput
          label="Name of the catalogue"
          maxLength={SOLUTION_NAME_MAX}
          value={file.name}
          error={draft.name === '' && hostMessages.catalogues.nameless}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <label className={classes.file}>
          From a file (CSV or JSON)
          <input type="file" accept=".csv,.json,text/csv,application/json" onChange={(event) => void takeFile(event)} />
        </label>
      </div>
      <Textarea
        label="Catalogue as text"
        autosize={false}
        rows={18}
        spellCheck={false}
        wrap="off"
        classNames={{ input: classes.text }}
        value={file.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {report && <DraftReport report={report} />}
      <div className={classes.actions}>
        <Button disabled={!work.isBegun} onClick={() => (work.giveUp(), publish.reset())}>
          Start over
        </Button>
        <Button
          disabled={publish.isPending || draft.name === ''}
          onClick={() => publish.mutate({ ...draft, dry_run: true })}
        >
          Check
        </Button>
        <Button variant="filled" disabled={publish.isPending || !isChecked} onClick={send}>
          {isChecked ? `Publish version ${report.version}` : 'Publish'}
        </Button>
      </div>
    </div>
  )
}

function isFile(value: unknown): value is CatalogueFile {
  const file = value as Partial<CatalogueFile> | null | undefined
  return typeof file?.name === 'string' && typeof file.text === 'string'
}
