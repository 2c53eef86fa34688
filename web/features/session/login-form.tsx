import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type SubmitEvent } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { EMAIL_MAX } from '#contract/limits.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { WarningIcon } from '../../ui/marks/message-icons.tsx'
import type { Credentials } from './join.ts'
import classes from './login-form.module.css'

export interface LoginFormProps {
  /** What the fields start with. */
  known: Credentials
  /** The host has let this person go. */
  isLetGo: boolean
  /** Goes in. What it throws carries the sentence to show. */
  onLogin: (credentials: Credentials) => Promise<void>
}

/**
 * Mantine stays away from here, because the log-in's own page does without it. The fields hold what is typed
 * themselves: on that page people may have begun before this script is there.
 */
export function LoginForm({ known, isLetGo, onLogin }: LoginFormProps) {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const { dataset } = form.current!
    if (dataset.pressed === undefined) return
    delete dataset.pressed
    form.current!.requestSubmit()
  }, [])

  const logIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    const read = (name: string) => (typed.get(name) as string).trim()
    setIsPending(true)
    setError('')
    try {
      await onLogin({ email: read('email'), sessionId: read('session') })
    } catch (reason) {
      setError((reason as Error).message)
    }
    setIsPending(false)
  }

  return (
    // pressed before the script is there, a form with another method would write the e-mail into the address
    <form ref={form} method="dialog" className={classes.form} onSubmit={(event) => void logIn(event)}>
      {isLetGo && !error && <Banner type="warning">{sessionMessages.letGo}</Banner>}
      <Field
        label={sessionMessages.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        className={classes.email}
        defaultValue={known.email}
      />
      <Field
        label={sessionMessages.sessionIdLabel}
        name="session"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={classes.sessionId}
        defaultValue={known.sessionId}
        error={error}
      />
      <button type="submit" data-variant="filled" className={classes.submit} aria-disabled={isPending || undefined}>
        <span>{isPending ? sessionMessages.validating : sessionMessages.login}</span>
      </button>
    </form>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string
}

function Field({ label, error, className, ...props }: FieldProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        required
        dir="auto"
        className={`${classes.input} ${className}`}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          <span role="alert">
            <WarningIcon size={16} /> {error}
          </span>
        </p>
      )}
    </div>
  )
}
