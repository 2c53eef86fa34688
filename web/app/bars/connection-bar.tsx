import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectionMessages } from '#contract/messages/connection.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { refreshAll } from '../../lib/live/refresh.ts'
import { useStore } from '../../lib/store.ts'
import { forgetUnsent, sendUnsent, unsentWrites } from '../../lib/edits/unsent-writes.ts'
import { askServer, isAsking, isAway, watchServer } from '../../lib/http/watch-server.ts'
import { OfflineIcon, WarningIcon } from '../../ui/marks/icons.tsx'
import classes from './connection-bar.module.css'

/** Says when the server is away, and what could not be sent; vanishes when all is well again. */
export function ConnectionBar() {
  const queryClient = useQueryClient()
  const isServerAway = useStore(isAway)
  const isTrying = useStore(isAsking)
  const unsent = useStore(unsentWrites).length

  useEffect(() => {
    const stopWatching = watchServer(() => {
      sendUnsent()
      void refreshAll(queryClient)
    })
    return () => {
      stopWatching()
      // what one workshop could not send must not reach another
      forgetUnsent()
    }
  }, [queryClient])

  if (!isServerAway && unsent === 0) return null
  return (
    <div role="status" className={classes.bar}>
      {isServerAway ? <OfflineIcon size={18} /> : <WarningIcon size={18} />}
      <p className={classes.words}>
        {isServerAway && (
          <>
            <strong>{connectionMessages.offline}</strong> {connectionMessages.tryingAgain}{' '}
          </>
        )}
        {unsent > 0 && connectionMessages.unsent(unsent)}
      </p>
      <button
        type="button"
        className={classes.action}
        disabled={isServerAway && isTrying}
        onClick={isServerAway ? () => void askServer() : sendUnsent}
      >
        {isServerAway ? connectionMessages.tryNow : commonMessages.tryAgain}
      </button>
    </div>
  )
}
