import {
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  useLocation,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { headingsMessages } from '#contract/messages/common.ts'
import { sessionEndMessages } from '#contract/messages/shell.ts'
import { readJoinLink, type JoinLink } from '../../lib/session/join-link.ts'
import { FailedPage, LoadingAlone, NotFoundPage } from '../pages/plain-pages.tsx'
import { hostRoutes } from './host-routes.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root-route.ts'
import { screenRoutes } from './screen-routes.tsx'
import { workshopRoutes } from './workshop-routes.tsx'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyScreen(
    () => import('../pages/login-page.tsx').then((file) => file.LoginPage),
    (): { sessionId: string | undefined; group: string | undefined; isLetGo: boolean } => {
      const session = useLocation({ select: (location) => joinLinkAt(location).session })
      const group = useLocation({ select: (location) => joinLinkAt(location).group })
      const isLetGo = useLocation({ select: ({ state }) => state.isLetGo === true })
      return { sessionId: session, group, isLetGo }
    },
  ),
})

const joinLinkAt = ({ state, hash, searchStr }: ParsedLocation) =>
  state.joinLink ?? readJoinLink({ hash, search: searchStr })

const outsideScreens = screenRoutes(
  rootRoute,
  {
    '/cookies': [
      sessionEndMessages.cookiesBlocked,
      () => import('../../features/session/cookies-screen.tsx').then((file) => file.CookiesScreen),
    ],
    '/privacy': [
      headingsMessages.privacy,
      () => import('../../features/session/privacy-screen.tsx').then((file) => file.PrivacyScreen),
    ],
    '/results': [
      headingsMessages.results,
      () => import('../../features/report/by-link/results-screen.tsx').then((file) => file.ResultsScreen),
    ],
    '/results/document': [
      headingsMessages.workshopDocument,
      () =>
        import('../../features/report/by-link/results-document-screen.tsx').then((file) => file.ResultsDocumentScreen),
    ],
    '/results/$solutionId': [
      headingsMessages.report,
      () => import('../../features/report/by-link/results-report-screen.tsx').then((file) => file.ResultsReportScreen),
    ],
    '/closed': [
      sessionEndMessages.workshopClosed,
      () => import('../../features/session/closed-screen.tsx').then((file) => file.ClosedScreen),
    ],
  },
  LoadingAlone,
)

const routeTree = rootRoute.addChildren({ loginRoute, ...outsideScreens, hostRoutes, workshopRoutes })

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingAlone,
    // a script that is on its way for longer than a blink gives way to its heading, and shows as soon as it is there
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // search values are plain strings: a session ID of digits and an E must not be read as a number
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The host has let this person go. */
    isLetGo?: boolean
    /** For the log-in: which workshop to join. An address with it would be logged and kept. */
    joinLink?: JoinLink
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
