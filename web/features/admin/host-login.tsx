import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { useHostLogin } from './admin.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './host-login.module.css'

export function HostLogin() {
  const [password, setPassword] = useState('')
  const login = useHostLogin()
  return (
    <main className={classes.narrow}>
      <ScreenHead title={workshopsMessages.hostConsole} help={workshopsMessages.loginHelp} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!login.isPending) login.mutate(password)
        }}
      >
        <TextInput
          type="password"
          label={workshopsMessages.hostPassword}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={login.error && <span role="alert">{login.error.message}</span>}
        />
        <Button type="submit" variant="filled" aria-disabled={login.isPending || undefined}>
          {login.isPending ? sessionMessages.validating : workshopsMessages.logIn}
        </Button>
      </form>
    </main>
  )
}
