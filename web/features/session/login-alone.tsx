import { useSyncExternalStore } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import links from '../../ui/page/links.module.css'
import type { LoginFormProps } from './login-form.tsx'
import { LoginScreen } from './login-screen.tsx'

/** What a visit brings along: from the address, the browser's storage and its history. */
export interface Visit extends Pick<LoginFormProps, 'known' | 'isLetGo'> {
  group: string | undefined
}

/** As the build writes it into the page. */
export const nobody: Visit = { known: { sessionId: '', email: '' }, group: undefined, isLetGo: false }

interface LoginAloneProps extends Pick<LoginFormProps, 'onLogin'> {
  visit: Visit
}

/** The log-in on its own page. It begins as what is written there, and learns of the visit at once. */
export function LoginAlone({ visit, onLogin }: LoginAloneProps) {
  const isVisited = useSyncExternalStore(neverChanges, yes, no)
  return (
    <LoginScreen
      {...(isVisited ? visit : nobody)}
      onLogin={onLogin}
      isVisited={isVisited}
      privacyLink={
        <a href="/privacy" className={links.text}>
          {sessionMessages.privacy}
        </a>
      }
    />
  )
}

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false
