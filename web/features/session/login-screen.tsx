import { useEffect } from 'react'
import { headingsMessages } from '#contract/messages/headings.ts'
import { namesMessages } from '#contract/messages/names.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { storeGroupOfLink } from '../../lib/session/stored-group.ts'
import { Petals } from '../../ui/marks/petals.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import { LoginForm } from './login-form.tsx'
import { RoseWindow } from './rose-window.tsx'
import classes from './login-screen.module.css'

interface LoginScreenProps {
  sessionId: string | undefined
  group: string | undefined
  /** The host has let this person go. */
  isLetGo: boolean
}

/** A join link brings the session ID along, that of a table its group too: `/login?session=K7QM-2XVD&group=3`. */
export function LoginScreen({ sessionId, group, isLetGo }: LoginScreenProps) {
  useEffect(() => {
    document.title = commonMessages.pageTitle(sessionMessages.login)
  }, [])
  useEffect(() => {
    if (group !== undefined && /^[1-9]\d{0,9}$/.test(group)) storeGroupOfLink(Number(group))
  }, [group])
  return (
    <div className={classes.screen}>
      <section className={classes.night} aria-label={commonMessages.ninefold}>
        <p className={classes.brand}>
          <Petals size={32} />
          {commonMessages.ninefold}
        </p>
        <RoseWindow />
        <p className={classes.claim}>{sessionMessages.claim}</p>
      </section>
      <main className={classes.paper}>
        <div className={classes.column}>
          <h1 tabIndex={-1} className={classes.title}>
            {sessionMessages.login}
          </h1>
          <p className={classes.hint}>{sessionMessages.hostShowsId}</p>
          <LoginForm sessionId={sessionId} isLetGo={isLetGo} />
          <p className={classes.small}>{sessionMessages.anyLetters}</p>
          <p className={classes.small}>
            {namesMessages.othersSee} <TextLink to="/privacy">{headingsMessages.privacy}</TextLink>
          </p>
        </div>
      </main>
    </div>
  )
}
