import { sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { forgetReturnPlace, readReturnPath } from '../../lib/session/stored-return.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './closed-screen.module.css'

/** Where people are whose browser blocks cookies: every call would say that they have not joined. */
export function CookiesScreen() {
  const tryAgain = () => {
    const path = readReturnPath(readSessionId()) ?? '/solutions'
    forgetReturnPlace()
    // the page is loaded anew, because some browsers let a page use cookies only then
    window.location.assign(path)
  }
  return (
    <main className={classes.page}>
      <ScreenHead title={sessionEndMessages.cookiesBlocked} />
      <EmptyState
        title={sessionScreensMessages.cookiesBlockedTitle}
        action={
          <Button variant="filled" onClick={tryAgain}>
            {commonMessages.tryAgain}
          </Button>
        }
      >
        {sessionScreensMessages.cookiesBlockedHint}
      </EmptyState>
    </main>
  )
}
