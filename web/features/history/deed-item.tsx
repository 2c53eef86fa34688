import { useId } from 'react'
import { madeOnce } from '#contract/made-once.ts'
import { TAG } from '#contract/messages/grammar.ts'
import type { Deed } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { BringBack } from '../../domain/workshop/bring-back.tsx'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { DeedDetails } from './deed-details.tsx'
import type { BroughtBack } from './use-earlier-texts.ts'
import classes from './history.module.css'

const clock = madeOnce(() => new Intl.DateTimeFormat(TAG, { timeStyle: 'short' }))
const exactly = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'full', timeStyle: 'medium' }))
const DAY_MS = 24 * 60 * 60 * 1000

interface DeedItemProps {
  solutionId: number
  deed: Deed
  /** The id of the deed before it in the list. */
  after: number | undefined
  now: number
  isBusy: boolean
  onBringBack: (earlier: BroughtBack) => void
}

export function DeedItem({ solutionId, deed, after, now, isBusy, onBringBack }: DeedItemProps) {
  const sentenceId = useId()
  return (
    <li className={classes.deed} data-place={`after-${after}`}>
      <DeedTime at={deed.at} now={now} />
      <div className={classes.words}>
        <p id={sentenceId} className={classes.sentence}>
          <span className={classes.doer}>{historyMessages.doer(deed)}</span> {historyMessages.sentence(deed)}
        </p>
        {namesMetric(deed) && <p className={classes.subject}>{deed.name}</p>}
        <div className={classes.wayBack}>
          <BringBack solutionId={solutionId} wayBack={deed.way_back} describedBy={sentenceId} />
        </div>
        <DeedDetails
          solutionId={solutionId}
          deed={deed}
          sentenceId={sentenceId}
          isBusy={isBusy}
          onBringBack={onBringBack}
        />
      </div>
    </li>
  )
}

/** The id alone says little, so the text is shown with it. */
const namesMetric = ({ metric_id, name }: Deed) => metric_id !== undefined && name !== ''

function DeedTime({ at, now }: { at: string; now: number }) {
  const time = new Date(at)
  const isRecent = now - time.getTime() < DAY_MS
  return (
    <p className={classes.time}>
      <time dateTime={at} title={exactly().format(time)}>
        {clock().format(time)}
      </time>
      {isRecent && <span>{timeAgo(at, now)}</span>}
    </p>
  )
}
