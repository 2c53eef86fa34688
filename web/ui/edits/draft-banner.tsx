import { useId } from 'react'
import { draftsMessages } from '#contract/messages/drafts.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { newWordsOf } from '../../lib/text/new-words.ts'
import { isText, type OfferedDraft } from '../../lib/edits/offered-drafts.ts'
import { Banner } from '../feedback/banner.tsx'
import { FoldedWords } from '../page/folded-words.tsx'
import { useInSight } from './use-in-sight.ts'
import { Button } from '../page/button.tsx'
import classes from './draft-banner.module.css'

/** As many as are named; the others are counted. */
const NAMED = 3
/** More letters than two lines hold. */
const LONG = 120

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

/** Offers what an earlier visit typed and did not save. The question is read out, with how much it is, not the words. */
export function DraftBanner({ drafts, isWords = () => true, note, onRestore, onDiscard }: DraftBannerProps) {
  const id = useId()
  const place = useInSight<HTMLDivElement>(drafts.length > 0)
  const newest = drafts.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a))[0]
  if (newest === undefined) return null
  const others = drafts.length - NAMED
  const named = drafts.slice(0, NAMED).map(({ key, name, label, value, startedFrom }) => {
    const hasWords = isWords(name) && isText(value) && isText(startedFrom)
    return {
      key,
      label,
      words: hasWords ? newWordsOf(value, startedFrom) : undefined,
      read: hasWords ? draftsMessages.long(label, value.length) : label,
    }
  })
  return (
    <Banner type="info" isQuiet>
      <div ref={place} className={classes.offer}>
        <div className={classes.said}>
          <div role="status">
            <p className={classes.question}>{draftsMessages.offer}</p>
            <p className="visually-hidden">{draftsMessages.about(named.map(({ read }) => read))}</p>
          </div>
          <p>{draftsMessages.typed(timeAgo(newest))}</p>
          <ul className={classes.list}>
            {named.map(({ key, label, words }, index) => (
              <li key={key}>
                {label}
                {words !== undefined && (
                  <FoldedWords id={`${id}-${index}`} className={classes.words} words={words} long={LONG} />
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
