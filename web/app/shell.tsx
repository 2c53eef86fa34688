import { Outlet, useLocation } from '@tanstack/react-router'
import { useSessionId } from '../lib/stored-session.ts'
import { ContinueBanner } from './continue-banner.tsx'
import { UndoPlace } from './undo-place.tsx'
import { Sidebar } from './sidebar.tsx'
import classes from './shell.module.css'

/** The sidebar, and beside it the screen. */
export function Shell() {
  const sessionId = useSessionId()
  const { pathname } = useLocation()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Sidebar />
      <main id="content" tabIndex={-1} className={classes.main}>
        {pathname === '/solutions' && <ContinueBanner sessionId={sessionId} />}
        {/* another workshop's screens start anew */}
        <Outlet key={sessionId} />
      </main>
      <UndoPlace sessionId={sessionId} />
    </div>
  )
}
