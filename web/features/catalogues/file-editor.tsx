import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ChangeEvent } from 'react'
import type { CatalogueFormat } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { BODY_BYTES_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { useKeptWork } from '../../lib/edits/use-kept-work.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { usePublish } from './model/catalogues.queries.ts'
import { DraftReport } from './draft/draft-report.tsx'
import { isTooLong } from '#contract/text-length.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './draft/catalogues.module.css'
import fileField from '../../ui/field/file-field.module.css'

const words = cataloguesMessages

interface CatalogueFile {
  name: string
  text: string
  /** It comes from a file of this kind, whatever its text begins with. */
  isJson?: boolean
}

interface FileEditorProps extends Pick<CatalogueFile, 'name' | 'text'> {
  catalogueId: number
}

/** A catalogue as text: chosen from a file, pasted, or changed by hand. It is checked before it can be published. */
export function FileEditor({ catalogueId, name, text }: FileEditorProps) {
  const work = useKeptWork<CatalogueFile>({
    place: `catalogue/${catalogueId}/file`,
    label: name,
    start: useMemo(() => ({ name, text }), [name, text]),
    fits: isFile,
    onGone: () => announce('info', words.goneElsewhere),
  })
  const file = work.value
  const navigate = useNavigate()
  const publish = usePublish()
  const format: CatalogueFormat = file.isJson || /^\s*[{[]/.test(file.text) ? 'json' : 'csv'
  const draft = { name: file.name.trim(), format, text: file.text }
  // another tab may have changed the text since
  const isAnswered = publish.variables?.text === draft.text && publish.variables.name === draft.name
  const report = isAnswered ? publish.data : undefined
  const isChecked = report !== undefined && report.problems.length === 0 && report.changes.length > 0

  const change = (part: Partial<CatalogueFile>) => {
    work.change((before) => ({ ...before, ...part }))
    publish.reset()
  }
  const takeFile = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = files ?? []
    if (!chosen) return
    if (chosen.size > BODY_BYTES_MAX) return announce('warning', words.fileTooLarge)
    const read = await chosen.text()
    if (isBinary(read)) announce('warning', words.notText)
    else change({ text: read.replaceAll('\r', ''), isJson: /\.json$/i.test(chosen.name) })
  }
  const send = () => {
    if (!report) return
    publish.mutate(
      { ...draft, dry_run: false, previous: report.compared_with },
      {
        onSuccess: ({ published }) => {
          // what was typed on meanwhile is the beginning of the next version
          if (published === null || !work.finish(file)) return
          void navigate({ to: '/admin/catalogues/$catalogueId', params: { catalogueId: published } })
        },
      },
    )
  }

  const startOver = () => {
    publish.giveUp()
    publish.reset()
    work.giveUp()
  }

  return (
    <div className={classes.draft}>
      <div className={classes.fields}>
        <LimitedField
          label={cataloguesMessages.nameOfTheCatalogue}
          max={SOLUTION_NAME_MAX}
          value={file.name}
          error={draft.name === '' && words.nameless}
          onType={(typed) => change({ name: typed })}
        />
        <label className={fileField.label}>
          {cataloguesMessages.fromFile}
          <input type="file" accept=".csv,.json,text/csv,application/json" onChange={(event) => void takeFile(event)} />
        </label>
      </div>
      <Textarea
        label={cataloguesMessages.catalogueAsText}
        autosize={false}
        rows={18}
        spellCheck={false}
        wrap="off"
        classNames={{ input: classes.text }}
        value={file.text}
        onChange={(event) => change({ text: event.currentTarget.value, isJson: false })}
      />
      {report && <DraftReport report={report} />}
      <div className={classes.actions}>
        <Button disabled={!work.isBegun} onClick={startOver}>
          {cataloguesMessages.startOver}
        </Button>
        <Button
          disabled={draft.name === '' || isTooLong(draft.name, SOLUTION_NAME_MAX)}
          {...busy(publish.isPending)}
          onClick={() => publish.mutate({ ...draft, dry_run: true })}
        >
          {cataloguesMessages.check}
        </Button>
        <Button variant="filled" disabled={!isChecked} {...busy(publish.isPending)} onClick={send}>
          {isChecked ? cataloguesMessages.publishVersion(report.version) : cataloguesMessages.publish}
        </Button>
      </div>
    </div>
  )
}

/** A picture, a workbook or a text in another encoding leaves such signs when it is read as text. */
// oxlint-disable-next-line no-control-regex
const isBinary = (text: string) => /[\u0000\uFFFD]/.test(text)

function isFile(value: unknown): value is CatalogueFile {
  const file = value as Partial<CatalogueFile> | null | undefined
  return typeof file?.name === 'string' && typeof file.text === 'string'
}
