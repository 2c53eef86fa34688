import { QueryClient } from '@tanstack/react-query'
import {
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { Providers } from '../app/providers.tsx'
// loaded here, so that on a busy machine no test is faster than what keeps its focus
import '../app/shell/late-shell.tsx'
import { createAppRouter } from '../app/router/router.tsx'
import { createQueryClient } from '../lib/queries/query-client.ts'
import { storeSession } from '../lib/session/stored-session.ts'
import { announce } from '../ui/feedback/toast-store.ts'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { useFocusKeeper } from '../ui/focus/focus-keeper.ts'
import { setUpUser } from './set-up-user.ts'

interface RenderAppOptions {
  /** Who is logged in; null for nobody. */
  session?: { sessionId: string; email: string } | null
}

export const someone = { sessionId: 'K7QM-2XVD', email: 'mira@example.org' }

/**
 * Renders a route of the whole application, or one part alone inside router and providers. Reads are not repeated, so
 * that a refused one shows at once.
 */
export function renderApp(what: string | ReactElement, { session = someone }: RenderAppOptions = {}) {
  if (session) storeSession(session.sessionId, session.email)
  const queryClient = withoutReadRetries(createQueryClient(announce))
  const router = typeof what === 'string' ? withoutWaiting(createAppRouter(historyAt(what))) : routerAround(what)
  const user = setUpUser()
  const view = render(
    <Providers queryClient={queryClient} env="test">
      <RouterProvider router={router as ReturnType<typeof createAppRouter>} />
    </Providers>,
  )
  return { ...view, user, router, queryClient }
}

/**
 * A screen whose script is still loading on a busy machine would show its heading first, and a test that found that one
 * would hold what is not on the page any more. Browser tests look at it.
 */
function withoutWaiting(router: ReturnType<typeof createAppRouter>) {
  router.update({ ...router.options, defaultPendingMs: Infinity })
  return router
}

/** The browser's own history, because only that one raises the warning on closing the tab. */
function historyAt(path: string) {
  window.history.replaceState(null, '', path)
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  return history
}

/** A router with one page, which shows the part; any other address says "Elsewhere". */
function routerAround(part: ReactElement) {
  const root = createRootRoute({ notFoundComponent: () => <p>Elsewhere</p> })
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Frame>{part}</Frame>,
  })
  return createRouter({ routeTree: root.addChildren([here]), history: historyAt('/') })
}

/** What every screen stands in. */
function Frame({ children }: { children: ReactElement }) {
  useFocusKeeper()
  return (
    <>
      {children}
      <Toasts />
    </>
  )
}

function withoutReadRetries(queryClient: QueryClient) {
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  return queryClient
}
