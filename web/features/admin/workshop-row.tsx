import { useId } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { rehearsalMessages, workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import { Badge } from '../../ui/marks/badges.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import { SessionIdCopy } from './session-id-copy.tsx'
import type { Question } from './workshop-dialog.tsx'
import { WorkshopMenu } from './workshop-menu.tsx'
import { serverNow } from '../../lib/http/server-clock.ts'
import { busy } from '../../ui/focus/busy.ts'
import classes from './workshops.module.css'

const statusWords = {
  open: workshopsMessages.isOpen,
  results: workshopsMessages.isResults,
  closed: workshopsMessages.isClosed,
}

interface WorkshopRowProps {
  workshop: WorkshopOverview
  isBusy: boolean
  onEnter: () => void
  onReopen: () => void
  onAsk: (question: Question) => void
}

export function WorkshopRow({ workshop, isBusy, onEnter, onReopen, onAsk }: WorkshopRowProps) {
  const titleId = useId()
  const second = secondOf(workshop)
  return (
    <tr className={classes.row}>
      <td id={titleId} className={table.words}>
        <TextLink to="/admin/workshops/$workshopId" params={{ workshopId: workshop.id }}>
          {workshop.title}
        </TextLink>
        {workshop.rehearsal && (
          <span className={classes.mark}>
            <Badge>{rehearsalMessages.mark}</Badge>
          </span>
        )}
      </td>
      <td>
        <SessionIdCopy id={workshop.id} describedBy={titleId} />
      </td>
      <td data-label={workshopsMessages.status}>
        <span className={classes.status} data-open={workshop.status !== 'closed' || undefined}>
          {statusWords[workshop.status]}
        </span>
      </td>
      <td data-label={workshopsMessages.hereNow}>{workshop.people_now}</td>
      <td data-label={workshopsMessages.joined}>{workshop.participants}</td>
      <td data-label={workshopsMessages.solutions}>{workshop.solutions}</td>
      <td data-label={workshopsMessages.lastActivity}>
        {workshop.last_activity ? (
          timeAgo(workshop.last_activity, serverNow())
        ) : (
          <span className={table.missing}>{workshopsMessages.neverUsed}</span>
        )}
      </td>
      <td className={table.actions}>
        <div className={classes.actions}>
          <Button size="xs" {...busy(isBusy)} aria-describedby={titleId} onClick={onEnter}>
            {workshopsMessages.enter}
          </Button>
          <Button
            size="xs"
            {...busy(isBusy)}
            aria-describedby={titleId}
            onClick={() => (second.question ? onAsk(second.question) : onReopen())}
          >
            {second.label}
          </Button>
          <WorkshopMenu workshop={workshop} describedBy={titleId} onPick={onAsk} />
        </div>
      </td>
    </tr>
  )
}

/** What is done most often, after entering it. */
function secondOf({ rehearsal, status }: WorkshopOverview): { label: string; question?: Question } {
  if (rehearsal) return { label: commonMessages.delete, question: 'delete' }
  return status === 'open' ? { label: commonMessages.close, question: 'close' } : { label: workshopsMessages.reopen }
}
