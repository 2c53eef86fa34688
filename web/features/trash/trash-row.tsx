import { useId } from 'react'
import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { trashMessages, undoMessages } from '#contract/messages/undo.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './trash.module.css'

interface TrashRowProps {
  entry: TrashEntry
  /** The id of the entry before it in the list. */
  after: number | undefined
  isBusy: boolean
  onRestore: () => void
  onDelete: () => void
}

const exactly = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeStyle: 'short' }))
const day = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'medium' }))

export function TrashRow({ entry, after, isBusy, onRestore, onDelete }: TrashRowProps) {
  const id = useId()
  const { took, deleted_at, kept_until } = entry
  const missing = <span className={table.missing}>–</span>
  return (
    <tr data-place={`after-${after}`}>
      <td id={id} data-label={trashMessages.what}>
        <span className={classes.kind}>{trashMessages.kind(entry.kind)}</span>
        {took && entry.kind !== 'reset' && <span className={classes.name}>{took.name}</span>}
        {entry.place_taken && <span className={classes.until}>{undoMessages.placeTaken}</span>}
      </td>
      <td data-label={trashMessages.solution}>
        {took?.solution_name ?? trashMessages.solutionNumber(entry.solution_id)}
      </td>
      <td data-label={trashMessages.withIt}>{(took && undoMessages.contents(took)) || missing}</td>
      <td data-label={trashMessages.deleted}>
        <time dateTime={deleted_at} title={exactly().format(new Date(deleted_at))}>
          {timeAgo(deleted_at, serverNow())}
        </time>
        <span className={classes.until}>{trashMessages.keptUntil(day().format(new Date(kept_until)))}</span>
      </td>
      <td data-label={trashMessages.by}>{historyMessages.doer(entry)}</td>
      <td className={table.actions}>
        <Actions
          describedBy={id}
          isBusy={isBusy}
          onRestore={onRestore}
          onDelete={onDelete}
          hasPlace={!entry.place_taken}
        />
      </td>
    </tr>
  )
}

interface ActionsProps extends Omit<TrashRowProps, 'entry' | 'after'> {
  describedBy: string
  hasPlace: boolean
}

function Actions({ describedBy, hasPlace, isBusy, onRestore, onDelete }: ActionsProps) {
  return (
    <div className={classes.actions}>
      {hasPlace && (
        <Button size="xs" {...busy(isBusy)} aria-describedby={describedBy} onClick={onRestore}>
          {commonMessages.restore}
        </Button>
      )}
      <Button size="xs" className={classes.delete} {...busy(isBusy)} aria-describedby={describedBy} onClick={onDelete}>
        {trashMessages.deleteForGood}
      </Button>
    </div>
  )
}
