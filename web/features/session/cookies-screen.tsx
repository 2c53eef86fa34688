import { Button } from '@mantine/core'
import { sessionMessages } from '#contract/messages/session.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { forgetReturnPlace, readReturnPath } from '../../lib/session/stored-return.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
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
      <ScreenHead title={sessionMessages.cookiesBlocked} />
      <EmptyState
        title={sessionMessages.cookiesBlockedTitle}
        action={
          <Button variant="filled" onClick={tryAgain}>
            {commonMessages.tryAgain}
          </Button>
        }
      >
        {sessionMessages.cookiesBlockedHint}
      </EmptyState>
    </main>
  )
}
