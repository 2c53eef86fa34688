import './theme/page-styles.ts'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { join, lastEmail, type Credentials } from './features/session/join.ts'
import { LoginAlone, type Visit } from './features/session/login-alone.tsx'
import { mayFetchAhead, whenIdle } from './app/fetch-ahead.ts'
import { takeJoinLink } from './lib/session/join-link.ts'
import { withinTime } from './app/router/within-time.ts'

/** Brings the log-in that is written in the page to life. */
export function startLogin(root: Element) {
  /** The application goes on in the same page: where nothing can be stored, only that remembers who has joined. */
  const logIn = async (credentials: Credentials) => {
    // on its way while the server checks the session ID
    const loading = withinTime(import('./start-app.tsx')).catch(() => undefined)
    const path = await join(credentials)
    const app = await loading
    if (app) await app.goOnInApp(root, path, () => page.unmount())
    // a page of an earlier build, or one whose server is away
    else window.location.assign(path)
  }
  const page = hydrateRoot(
    root,
    <StrictMode>
      <LoginAlone visit={readVisit()} onLogin={logIn} />
    </StrictMode>,
  )
  // from here on what is pressed is heard, also before the form is
  root.removeAttribute('data-lifeless')
  if (mayFetchAhead()) whenIdle(fetchList)
}

function readVisit(): Visit {
  const { session = '', group } = takeJoinLink()
  const { isLetGo } = (window.history.state ?? {}) as { isLetGo?: boolean }
  return {
    known: { sessionId: session, email: lastEmail() },
    group,
    isLetGo: isLetGo === true,
  }
}

/** The build has written into the page which files the list needs; in a template they are not fetched. */
function fetchList() {
  const files = document.querySelector<HTMLTemplateElement>('template#list')
  if (files) document.head.append(files.content)
}
