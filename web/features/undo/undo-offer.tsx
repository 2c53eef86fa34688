import { useEffect } from 'react'
import { changesMessages } from '#contract/messages/imports.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { useUndo } from '../../domain/workshop/bring-back.queries.ts'
import { useShutByRoom } from '../../domain/workshop/why-shut.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { isReadOnly } from '../../lib/http/is-read-only.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import type { MessageType } from '../../lib/queries/query-client.ts'
import type { Undoable } from '../../lib/queries/undoable.ts'
import { ShutBy } from '../../lib/session/may-write.ts'
import { cardTimes, changeToast, removeToast } from '../../ui/feedback/toast-store.ts'
import type { UndoProps } from '../../ui/feedback/toasts.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { TextLink } from '../../ui/page/links.tsx'
import { useUndoKey } from './use-undo-key.ts'
import classes from './undo-offer.module.css'

/**
 * The way back on the card of a deletion, or of a file that changed texts, and what went with it. The card stays as long as it is on its way and when it
 * has failed; once all is back, it says that instead.
 */
export function UndoOffer({ toast: { id, type, text, undo }, isNewest }: UndoProps) {
  const { took } = undo
  const said = wordsOf(undo)
  const write = useUndo(undo)
  const { isPending, isSuccess, giveUp } = write
  // the offer stays when the host has paused editing, and waits
  const shut = useShutByRoom()
  const failure = isReadOnly(write.error) ? null : write.error
  const isRefused = isFinal(failure)
  const isOffered = !isPending && !isSuccess && !isRefused
  const restoredId = isSuccess && took?.kind === 'solution' ? took.solution_id : undefined

  const bringBack = () => {
    changeToast(id, { type: 'info', text: said.restoring, ms: null, isUnderWay: true, isSaid: false })
    const tell = (how: MessageType, words: string, ms: number | null, isTakenBack = false) =>
      changeToast(id, { type: how, text: words, ms, isUnderWay: false, isTakenBack })
    write.mutate(undefined, {
      onSuccess: () =>
        tell('success', said.restored(took), took?.kind === 'solution' ? cardTimes.undo : cardTimes.said, true),
      onError: (error) => {
        if (isReadOnly(error)) tell(type, text, cardTimes.undo)
        else if (isFinal(error)) tell('error', said.refused?.(error) ?? reasonOf(error), cardTimes.undo)
        else tell('error', said.failed(reasonOf(error)), null)
      },
    })
  }
  // the card goes while it is under way only with the workshop that it was about
  useEffect(() => giveUp, [giveUp])
  useUndoKey(isNewest && isOffered && !shut, bringBack)

  return (
    <>
      {isOffered && !failure && took && <p className={classes.detail}>{undoMessages.detail(took)}</p>}
      {isOffered && (
        <ShutBy value={shut}>
          <UndoButton words={failure ? commonMessages.tryAgain : undoMessages.undo} onPress={bringBack} />
        </ShutBy>
      )}
      {restoredId !== undefined && (
        <TextLink
          className={classes.action}
          to="/solutions/$solutionId"
          params={{ solutionId: restoredId }}
          onClick={() => removeToast(id)}
        >
          {undoMessages.openIt}
        </TextLink>
      )}
    </>
  )
}

function UndoButton({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button type="button" className={classes.action} aria-keyshortcuts="Control+Z" {...useShut()} onClick={onPress}>
      {words}
    </button>
  )
}

interface OfferWords extends Pick<typeof undoMessages, 'restored' | 'failed'> {
  restoring: string
  refused?: (error: Error) => string | undefined
}

function wordsOf({ existing, texts }: Undoable): OfferWords {
  const { takingBack, takenBack, takeBackFailed } = ownWordsMessages
  if (texts) {
    return {
      ...undoMessages,
      restored: () => changesMessages.takenBack(texts.changes.length),
      refused: (error) => (isStale(error) ? changesMessages.changedSince : undefined),
    }
  }
  // what was added goes, and nothing comes back
  if (existing !== undefined) return { restoring: takingBack, restored: () => takenBack, failed: takeBackFailed }
  return undoMessages
}

const isStale = (error: Error) => error instanceof ApiError && error.code === 'TEXTS_CHANGED'

/** An answer, and not the lack of one: asking again would get the same. */
const isFinal = (error: Error | null) => error instanceof ApiError && !error.isTransient && !error.isTooManyRequests
