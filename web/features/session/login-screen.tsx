import { useEffect } from 'react'
import { Petals } from '../../ui/marks/petals.tsx'
import { LoginForm } from './login-form.tsx'
import { RoseWindow } from './rose-window.tsx'
import classes from './login-screen.module.css'

/** A join link brings the session ID along: `/login?session=K7QM-2XVD`. */
export function LoginScreen({ sessionId }: { sessionId: string | undefined }) {
  useEffect(() => {
    document.title = 'Login · Ninefold'
  }, [])
  return (
    <div className={classes.screen}>
      <section className={classes.night} aria-label="Ninefold">
        <p className={classes.brand}>
          <Petals size={32} />
          Ninefold
        </p>
        <RoseWindow />
        <p className={classes.claim}>From human need to system requirement, in one room.</p>
      </section>
      <main className={classes.paper}>
        <div className={classes.column}>
          <h1 tabIndex={-1} className={classes.title}>
            Login
          </h1>
          <p className={classes.hint}>Your host shows the session ID on the big screen.</p>
          <LoginForm sessionId={sessionId} />
          <p className={classes.small}>Capital or small letters, with or without the hyphen: all fine.</p>
        </div>
      </main>
    </div>
  )
}
