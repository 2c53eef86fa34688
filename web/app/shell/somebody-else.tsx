import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { storeReturnPlace } from '../../lib/session/stored-return.ts'
import { adoptLogin, hadEntered, ownLogin, readEmail } from '../../lib/session/stored-session.ts'
import { useIsSomebodyElse } from '../../lib/session/use-session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './somebody-else.module.css'

/** Another tab of this browser has logged somebody else in: asks who is at work here, before anything is written. */
export function SomebodyElse() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isAsking = useIsSomebodyElse()
  const { sessionId, email } = ownLogin()
  const [now, before] = [readEmail() ?? '', email ?? '']

  const goOn = () => {
    adoptLogin()
    void readAgain(queryClient)
  }
  const logInAgain = () => {
    if (sessionId) storeReturnPlace({ sessionId, path: router.state.location.href })
    // what is typed is kept for its author, so the question about unsaved text would be pointless
    const to = hadEntered() ? '/admin' : '/login'
    void router.navigate({ to, state: sessionId ? { joinLink: { session: sessionId } } : {}, ignoreBlocker: true })
  }
  return (
    <Dialog
      opened={isAsking}
      title={sessionScreensMessages.somebodyElse}
      // it has to be answered
      onClose={() => undefined}
      actions={
        <>
          <Button className={classes.email} onClick={logInAgain}>
            {sessionScreensMessages.logInAgainAs(before)}
          </Button>
          <Button className={classes.email} variant="filled" onClick={goOn}>
            {sessionScreensMessages.goOnAs(now)}
          </Button>
        </>
      }
    >
      {/* it comes while people type: a key that was on its way must not answer it */}
      <p className={classes.words} tabIndex={-1} data-autofocus>
        {sessionScreensMessages.somebodyElseHint(now, before)}
      </p>
    </Dialog>
  )
}
