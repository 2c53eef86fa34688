import { useQuery } from '@tanstack/react-query'
import { isSameName } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { reasonOf } from '../../../lib/http/error-sentences.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { checkQuery, usePublish } from '../model/catalogues.queries.ts'
import type { CatalogueDraft } from '../model/draft-lists.ts'
import { DraftReport } from './draft-report.tsx'
import { writeDraft } from '../model/write-draft.ts'
import { busy } from '../../../ui/focus/busy.ts'
import { useGiveUpOnLeaving } from '../../../ui/dialog/use-give-up-on-leaving.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './catalogues.module.css'

interface PublishDialogProps {
  draft: CatalogueDraft
  catalogueId: number
  /** The version it began from. */
  before: CatalogueContents
  onPublished: (id: number) => void
  onClose: () => void
}

/** The server says what would be published, and under which number; then the host agrees to just that. */
export function PublishDialog({ draft, catalogueId, before, onPublished, onClose }: PublishDialogProps) {
  const name = draft.name.trim()
  const file = { name, format: 'json', text: writeDraft(draft.lists), started_from: catalogueId } as const
  const { data: report, error, refetch } = useQuery(checkQuery(file))
  const publish = usePublish()
  useGiveUpOnLeaving(publish.giveUp)
  const isReady = report !== undefined && report.problems.length === 0 && report.changes.length > 0
  const hasNewerVersion =
    isSameName(name, before.name) && report !== undefined && report.compared_with !== before.version

  const send = () => {
    if (!report) return
    publish.mutate(
      { ...file, dry_run: false, previous: report.compared_with },
      {
        onSuccess: ({ published }) => published !== null && onPublished(published),
        // somebody else has published meanwhile, so the comparison shown is out of date
        onError: () => void refetch(),
      },
    )
  }

  const cancel = () => {
    publish.giveUp()
    onClose()
  }

  return (
    <Dialog
      opened
      title={cataloguesMessages.publishName(name)}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{commonMessages.cancel}</Button>
          <Button variant="filled" disabled={!isReady} {...busy(publish.isPending)} onClick={send}>
            {isReady ? cataloguesMessages.publishVersion(report.version) : cataloguesMessages.publish}
          </Button>
        </>
      }
    >
      <div className={classes.publish}>
        {!report && !error && <p role="status">{commonMessages.loading}</p>}
        {error && <Banner type="error">{reasonOf(error)}</Banner>}
        {hasNewerVersion && report.compared_with !== null && (
          <Banner type="warning">{cataloguesMessages.newerVersion(report.compared_with, before.version)}</Banner>
        )}
        {report && <DraftReport report={report} />}
      </div>
    </Dialog>
  )
}
