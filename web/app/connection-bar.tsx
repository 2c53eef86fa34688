import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { REACH_RETRY_MS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { refreshAll } from '../lib/live/refresh.ts'
import { isReachable } from '../lib/reachability.ts'
import { sendRequest } from '../lib/send-request.ts'
import { useStore } from '../lib/store.ts'
import { forgetUnsent, sendUnsent, unsentWrites } from '../lib/unsent-writes.ts'
import { OfflineIcon, WarningIcon } from '../ui/icons.tsx'
import classes from './connection-bar.module.css'

/** Says when the server cannot be reached, and what could not be sent; vanishes when all is well again. */
export function ConnectionBar() {
  const isThere = useStore(isReachable)
  const unsent = useStore(unsentWrites).length
  const { isAway, isTrying, tryNow } = useReturn(isThere)
  // what one workshop could not send must not reach another
  useEffect(() => () => forgetUnsent(), [])
  if (!isAway && unsent === 0) return null

  const action = isAway ? tryNow : sendUnsent
  return (
    <div role="status" className={classes.bar}>
      {isAway ? <OfflineIcon size={18} /> : <WarningIcon size={18} />}
      <p className={classes.words}>
        {isAway && (
          <>
            <strong>{messages.connection.offline}</strong> {messages.connection.tryingAgain}{' '}
          </>
        )}
        {unsent > 0 && messages.connection.unsent(unsent)}
      </p>
      <button type="button" className={classes.action} disabled={isTrying} onClick={action}>
        {isAway ? 'Try now' : 'Try again'}
      </button>
    </div>
  )
}

/**
 * A request that got no answer may be one bad request; a server that does not answer the next one either is away. It is
 * then asked now and then. Once it answers, what waits is sent and everything is read again.
 */
function useReturn(isThere: boolean) {
  const queryClient = useQueryClient()
  const [isTrying, setIsTrying] = useState(false)
  const [isAway, setIsAway] = useState(false)

  const tryNow = async () => {
    setIsTrying(true)
    // any answer will do, and a refusal is one: the request itself notes it
    await sendRequest({ method: 'GET', url: '/api/health' }).catch(() => undefined)
    setIsTrying(false)
    if (!isReachable.read()) setIsAway(true)
  }

  useEffect(() => {
    if (isThere) return
    const hurry = () => void tryNow()
    hurry()
    const repetition = setInterval(hurry, REACH_RETRY_MS)
    window.addEventListener('online', hurry)
    return () => {
      clearInterval(repetition)
      window.removeEventListener('online', hurry)
    }
  }, [isThere])

  useEffect(() => {
    if (!isThere || !isAway) return
    setIsAway(false)
    sendUnsent()
    void refreshAll(queryClient)
  }, [isThere, isAway, queryClient])

  return { isAway, isTrying, tryNow: () => void tryNow() }
}
