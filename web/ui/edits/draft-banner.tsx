import { Button } from '@mantine/core'
import { draftsMessages } from '#contract/messages/drafts.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { newWordsOf } from '../../lib/text/new-words.ts'
import { isText, type OfferedDraft } from '../../lib/edits/offered-drafts.ts'
import { Banner } from '../feedback/banner.tsx'
import classes from './draft-banner.module.css'

/** As many as are named; the others are counted. */
const NAMED = 3

interface DraftBannerProps {
  /** Nothing is shown without any. */
  drafts: readonly OfferedDraft<unknown>[]
  /** By name, whether a text is one that people wrote; ids are not shown. */
  isWords?: (name: string) => boolean
  /** Why some of them cannot be restored now. */
  note?: string | undefined
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit typed and did not save. */
export function DraftBanner({ drafts, isWords = () => true, note, onRestore, onDiscard }: DraftBannerProps) {
  const newest = drafts.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a))[0]
  if (newest === undefined) return null
  const others = drafts.length - NAMED
  return (
    <Banner type="info">
      <div className={classes.offer}>
        <div className={classes.said}>
          <p className={classes.question}>{draftsMessages.offer}</p>
          <p>{draftsMessages.typed(timeAgo(newest))}</p>
          <ul className={classes.list}>
            {drafts.slice(0, NAMED).map(({ key, name, label, value, startedFrom }) => (
              <li key={key}>
                {label}
                {isWords(name) && isText(value) && isText(startedFrom) && (
                  <span className={classes.words}>{newWordsOf(value, startedFrom)}</span>
                )}
              </li>
            ))}
            {others > 0 && <li>{draftsMessages.more(others)}</li>}
          </ul>
          {note && <p>{note}</p>}
        </div>
        <div className={classes.actions}>
          <Button size="xs" data-leads-to={drafts[0]?.name} onClick={onRestore}>
            {commonMessages.restore}
          </Button>
          <Button size="xs" onClick={onDiscard}>
            {commonMessages.discard}
          </Button>
        </div>
      </div>
    </Banner>
  )
}
