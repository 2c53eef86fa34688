import {
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router'
import { FailedPage, LoadingPage, NotFoundPage } from '../pages/plain-pages.tsx'
import { hostRoutes } from './host-routes.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root-route.ts'
import { screenRoutes } from './screen-routes.tsx'
import { workshopRoutes } from './workshop-routes.tsx'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({ session }): { session?: string } => (typeof session === 'string' ? { session } : {}),
  component: lazyScreen(
    () => import('../../features/session/login-screen.tsx').then((file) => file.LoginScreen),
    (): { sessionId: string | undefined } => ({ sessionId: loginRoute.useSearch().session }),
  ),
})

const outsideScreens = screenRoutes(rootRoute, {
  '/cookies': () => import('../../features/session/cookies-screen.tsx').then((file) => file.CookiesScreen),
  '/closed': () => import('../../features/session/closed-screen.tsx').then((file) => file.ClosedScreen),
})

const routeTree = rootRoute.addChildren({ loginRoute, ...outsideScreens, hostRoutes, workshopRoutes })

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // search values are plain strings: a session ID of digits and an E must not be read as a number
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
