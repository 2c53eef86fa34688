import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { EMAIL_MAX } from '#contract/limits.ts'
import { isSomebodyElse, ownLogin, readEmail } from '../../lib/session/stored-session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { WarningIcon } from '../../ui/marks/icons.tsx'
import { useLogin } from './use-login.ts'
import classes from './login-screen.module.css'

interface LoginFormProps {
  sessionId: string | undefined
  isLetGo: boolean
}

export function LoginForm({ sessionId: invited, isLetGo }: LoginFormProps) {
  // whoever was asked about another person's log-in, and is back to log in as before
  const [email, setEmail] = useState((isSomebodyElse() ? ownLogin().email : readEmail()) ?? '')
  const [sessionId, setSessionId] = useState(invited ?? '')
  const login = useLogin()

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!login.isPending) login.mutate({ email: email.trim(), sessionId: sessionId.trim() })
      }}
    >
      {isLetGo && !login.isError && <Banner type="warning">{sessionMessages.letGo}</Banner>}
      <TextInput
        label={sessionMessages.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        withAsterisk={false}
        maxLength={EMAIL_MAX}
        classNames={{ input: classes.email }}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={sessionMessages.sessionIdLabel}
        name="session"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
        classNames={{ input: classes.sessionId }}
        value={sessionId}
        onChange={(event) => setSessionId(event.currentTarget.value)}
        error={
          login.isError && (
            <span role="alert" className={classes.error}>
              <WarningIcon size={16} /> {login.error.message}
            </span>
          )
        }
      />
      <Button type="submit" variant="filled" size="md" fullWidth aria-disabled={login.isPending || undefined}>
        {login.isPending ? sessionMessages.validating : sessionMessages.login}
      </Button>
    </form>
  )
}
