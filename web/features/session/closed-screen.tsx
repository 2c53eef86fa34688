import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { POLL_MS } from '#contract/limits.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { rejoin } from '../../lib/http/rejoin.ts'
import { hasDrafts, readWriter } from '../../lib/edits/stored-drafts.ts'
import { forgetReturnPlace, readReturnPath } from '../../lib/session/stored-return.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './closed-screen.module.css'

/** Where people are while their workshop is closed. It asks now and then, and leads back when it is open again. */
export function ClosedScreen() {
  const { isAsking, ask } = useWayBack()
  const [saysStillClosed, setSaysStillClosed] = useState(false)
  // an external store, because React reads it once more after the screen that was left has stored its last draft
  const hasTyped = useSyncExternalStore(listenToNothing, () => hasDrafts(readWriter()))
  return (
    <main className={classes.page}>
      <ScreenHead title={sessionEndMessages.workshopClosed} />
      <EmptyState
        title={sessionScreensMessages.closedTitle}
        action={
          <div className={classes.actions}>
            <Button
              variant="filled"
              aria-disabled={isAsking || undefined}
              onClick={() => void ask().then((isOpen) => setSaysStillClosed(!isOpen))}
            >
              {commonMessages.tryAgain}
            </Button>
            <TextLink to="/login">{sessionScreensMessages.joinAnotherWorkshop}</TextLink>
            <p role="status">{saysStillClosed && !isAsking && sessionScreensMessages.stillClosed}</p>
          </div>
        }
      >
        {sessionScreensMessages.closedHint} {hasTyped && draftsMessages.keptWhileClosed}
      </EmptyState>
    </main>
  )
}

const listenToNothing = () => () => undefined

function useWayBack() {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)

  const ask = useCallback(async () => {
    setIsAsking(true)
    const isOpen = (await rejoin()) === 'joined'
    setIsAsking(false)
    if (isOpen) {
      const path = readReturnPath(readSessionId()) ?? '/solutions'
      forgetReturnPlace()
      router.history.replace(path)
    }
    return isOpen
  }, [router])

  useEffect(() => {
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => clearInterval(timer)
  }, [ask])

  return { isAsking, ask }
}
