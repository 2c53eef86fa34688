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
  const { isTrying, tryNow } = useReturn(isThere)
  // what one workshop could not send must not reach another
  useEffect(() => () => forgetUnsent(), [])
  if (isThere && unsent === 0) return null

  const action = isThere ? sendUnsent : tryNow
  return (
    <div role="status" className={classes.bar}>
      {isThere ? <WarningIcon size={18} /> : <OfflineIcon size={18} />}
      <p className={classes.words}>
        {!isThere && (
          <>
            <strong>{messages.connection.offline}</strong> {messages.connection.tryingAgain}{' '}
          </>
        )}
        {unsent > 0 && messages.connection.unsent(unsent)}
      </p>
      <button type="button" className={classes.action} disabled={isTrying} onClick={action}>
        {isThere ? 'Try again' : 'Try now'}
      </button>
    </div>
  )
}

/** Asks now and then while nobody answers; once somebody does, sends what waits and reads everything again. */
function useReturn(isThere: boolean) {
  const queryClient = useQueryClient()
  const [isTrying, setIsTrying] = useState(false)
  const [wasAway, setWasAway] = useState(false)
  if (!isThere && !wasAway) setWasAway(true)

  const tryNow = async () => {
    setIsTrying(true)
    // any answer will do, and a refusal is one: the request itself notes it
    await sendRequest({ method: 'GET', url: '/api/health' }).catch(() => undefined)
    setIsTrying(false)
  }

  useEffect(() => {
    if (isThere) return
    const repetition = setInterval(() => void tryNow(), REACH_RETRY_MS)
    const hurry = () => void tryNow()
    window.addEventListener('online', hurry)
    return () => {
      clearInterval(repetition)
      window.removeEventListener('online', hurry)
    }
  }, [isThere])

  useEffect(() => {
    if (!isThere || !wasAway) return
    setWasAway(false)
    sendUnsent()
    void refreshAll(queryClient)
  }, [isThere, wasAway, queryClient])

  return { isTrying, tryNow: () => void tryNow() }
}
