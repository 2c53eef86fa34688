import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { headingsMessages } from '#contract/messages/common.ts'
import { join, lastEmail, type Credentials } from '../../features/session/join.ts'
import { LoginScreen } from '../../features/session/login-screen.tsx'
import { isSpokenOtherwise } from '../../lib/session/page-language.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { TextLink } from '../../ui/page/links.tsx'

interface LoginPageProps {
  sessionId: string | undefined
  group: string | undefined
  isLetGo: boolean
}

/** The log-in as the application shows it: after the end of a session, and where a server sends its page for `/login`. */
export function LoginPage({ sessionId = '', group, isLetGo }: LoginPageProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const logIn = async (credentials: Credentials) => {
    const before = readSessionId()
    const to = await join(credentials)
    if (isSpokenOtherwise()) return window.location.assign(to)
    if (before !== readSessionId()) queryClient.clear()
    // a link was stored from the address bar, so the router's list of known places cannot check it
    await navigate({ to: to as '/solutions' })
  }
  return (
    <LoginScreen
      known={{ sessionId, email: lastEmail() }}
      group={group}
      isLetGo={isLetGo}
      onLogin={logIn}
      isVisited
      privacyLink={<TextLink to="/privacy">{headingsMessages.privacy}</TextLink>}
    />
  )
}
