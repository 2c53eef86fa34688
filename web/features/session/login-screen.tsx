import { useEffect, type ReactNode } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { basicMessages } from '#contract/messages/common.ts'
import { storeGroupOfLink } from '../../lib/session/stored-group.ts'
import { Petals } from '../../ui/marks/petals.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'
import { LoginLanguage } from './login-language.tsx'
import { RoseWindow } from './rose-window.tsx'
import classes from './login-screen.module.css'

interface LoginScreenProps extends LoginFormProps {
  group: string | undefined
  privacyLink: ReactNode
  /** Somebody sees it, and not the build. */
  isVisited: boolean
}

/**
 * A join link brings the session ID along, that of a table its group too: `/login#session=K7QM-2XVD&group=3`.
 *
 * It is shown by its own page and by the application, and knows neither router nor theme of that one. The build also
 * writes it into the page, so nothing here may need a browser before it is shown.
 */
export function LoginScreen({ group, privacyLink, isVisited, ...form }: LoginScreenProps) {
  useEffect(() => {
    document.title = basicMessages.pageTitle(sessionMessages.login)
  }, [])
  useEffect(() => {
    if (group !== undefined && /^[1-9]\d{0,9}$/.test(group)) storeGroupOfLink(Number(group))
  }, [group])
  return (
    <div className={classes.screen}>
      <section className={classes.night} aria-label={basicMessages.ninefold}>
        <p className={classes.brand}>
          <Petals size={32} />
          {basicMessages.ninefold}
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
          <LoginForm {...form} />
          <p className={classes.small}>{sessionMessages.anyLetters}</p>
          <p className={classes.small}>
            {sessionMessages.othersSee} {privacyLink}
          </p>
          <div className={classes.language}>{isVisited && <LoginLanguage />}</div>
        </div>
      </main>
    </div>
  )
}
