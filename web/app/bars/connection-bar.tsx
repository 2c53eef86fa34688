import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectionMessages } from '#contract/messages/shell.ts'
import { keepsDrafts } from '../../lib/edits/stored-drafts.ts'
import { unsavedWork } from '../../lib/edits/unsaved-work.ts'
import { askServer, isAsking, isAway, watchServer } from '../../lib/http/watch-server.ts'
import { refreshAll } from '../../lib/live/refresh.ts'
import { useStore } from '../../lib/store.ts'
import { openDialogs } from '../../ui/dialog/open-dialogs.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { areShortEnough } from '../../ui/edits/short-enough.ts'
import { OfflineIcon } from '../../ui/marks/later-icons.tsx'
import { WarningIcon } from '../../ui/marks/message-icons.tsx'
import classes from './connection-bar.module.css'

/**
 * Says when the server is away, and what could not be saved. Nothing is sent by itself: once the server answers again,
 * the person decides. Not there while all is well.
 */
export function ConnectionBar() {
  const queryClient = useQueryClient()
  const isServerAway = useStore(isAway)
  const work = useStore(unsavedWork)
  const shut = useShut()
  const isCovered = useStore(openDialogs).length > 0
  useEffect(() => watchServer(() => void refreshAll(queryClient)), [queryClient])

  const saveAll = () => {
    const texts = work.flatMap(({ values }) => values()).filter((value) => typeof value === 'string')
    if (areShortEnough(texts.map((value) => ({ value })))) work.forEach(({ save }) => save())
  }

  const labels = work.flatMap((part) => part.labels)
  // the bar goes with its button: on to where the work is
  const back = { 'data-place': work[0]?.place }
  if (!isServerAway && labels.length === 0) return null
  return (
    <div role="status" className={classes.bar} data-away={isServerAway || undefined} data-connection="">
      {isServerAway ? <OfflineIcon size={18} /> : <WarningIcon size={18} />}
      <p className={classes.words}>
        {isServerAway && <Away />}
        {labels.length > 0 && (
          // where there is little room it is said where the work is: a bar that grew would lie over that
          <span className={isServerAway ? classes.more : classes.heard}>{connectionMessages.notSaved(labels)}</span>
        )}
        {!isServerAway && (
          <span className={classes.brief} aria-hidden>
            {connectionMessages.notSavedBriefly}
          </span>
        )}
      </p>
      {/* a dialog covers the bar, and has its own buttons */}
      {!isCovered && isServerAway && <TryNow />}
      {!isCovered && !isServerAway && (
        <>
          <button type="button" className={classes.action} {...back} {...shut} onClick={saveAll}>
            {connectionMessages.saveNow}
          </button>
          <button
            type="button"
            className={classes.action}
            {...back}
            onClick={() => work.forEach(({ discard }) => discard())}
          >
            {connectionMessages.discard}
          </button>
        </>
      )}
    </div>
  )
}

function Away() {
  const isKept = useStore(keepsDrafts)
  return (
    <>
      <strong>{isKept ? connectionMessages.offline : connectionMessages.offlineUnkept}</strong>{' '}
      <span className={classes.more}>{connectionMessages.lookingForServer} </span>
    </>
  )
}

function TryNow() {
  const isTrying = useStore(isAsking)
  return (
    <button type="button" className={classes.action} disabled={isTrying} onClick={() => void askServer()}>
      {connectionMessages.tryNow}
    </button>
  )
}
