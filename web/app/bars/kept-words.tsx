import { useQueryClient } from '@tanstack/react-query'
import { connectionMessages } from '#contract/messages/shell.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import { readAllDrafts, readWriter } from '../../lib/edits/stored-drafts.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { useStore } from '../../lib/store.ts'
import { newWordsOf } from '../../lib/text/new-words.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import classes from './kept-words.module.css'

/** What a rating or a choice keeps is an id, which nobody reads. */
const isWords = (value: unknown): value is string => isText(value) && /\p{L}/u.test(value)

/**
 * What was typed before this page was loaded while the server is away: no screen can offer it before it has read what is
 * stored, so it is named here.
 */
export function KeptWords() {
  const queryClient = useQueryClient()
  const isServerAway = useStore(isAway)
  const hasRead = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.data !== undefined)
  if (!isServerAway || hasRead()) return null
  const drafts = readAllDrafts(readWriter())
  if (drafts.length === 0) return null
  return (
    <Banner type="info">
      <p>{connectionMessages.keptHere}</p>
      <ul className={classes.list}>
        {drafts.map(({ label, value, startedFrom, at }) => (
          <li key={`${label} ${at}`}>
            {label}
            {isWords(value) && (
              <span className={classes.words}>{newWordsOf(value, isText(startedFrom) ? startedFrom : '')}</span>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
