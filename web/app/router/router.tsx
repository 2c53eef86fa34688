import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  parseSearchWith,
  redirect,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router'
import { canStore, readSessionId } from '../lib/session/stored-session.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { DataPage, FailedPage, LoadingPage, NotFoundPage } from './pages/plain-pages.tsx'
import { Root } from './root.tsx'

/** Whoever only logs in does not load the frame. */
const Shell = lazyScreen(
  () => import('./shell/shell.tsx').then((file) => file.Shell),
  () => ({}),
)

const rootRoute = createRootRoute({ component: Root })

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({ session }): { session?: string } => (typeof session === 'string' ? { session } : {}),
  component: lazyScreen(
    () => import('../features/session/login-screen.tsx').then((file) => file.LoginScreen),
    (): { sessionId: string | undefined } => ({ sessionId: loginRoute.useSearch().session }),
  ),
})

const closedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/closed',
  component: lazyScreen(
    () => import('../features/session/closed-screen.tsx').then((file) => file.ClosedScreen),
    () => ({}),
  ),
})

/** The host's pages have a guard of their own and no sidebar. */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyScreen(
    () => import('../features/admin/host-guard.tsx').then((file) => file.HostGuard),
    () => ({}),
  ),
})

const hostPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  id: 'pages',
  component: lazyScreen(
    () => import('../features/admin/host-frame.tsx').then((file) => file.HostFrame),
    () => ({}),
  ),
})

const workshopsRoute = createRoute({
  getParentRoute: () => hostPagesRoute,
  path: '/',
  component: lazyScreen(
    () => import('../features/admin/workshops-screen.tsx').then((file) => file.WorkshopsScreen),
    () => ({}),
  ),
})

const leadTo = (to: '/login' | '/solutions' | '/admin') => redirect({ to, replace: true })

/** An address nobody knows leads the host to the list of workshops. */
const unknownHostRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  beforeLoad: () => {
    throw leadTo('/admin')
  },
})

async function restoreOrLogIn() {
  const { restoreSession } = await import('../lib/http/restore-session.ts')
  if (!(await restoreSession())) throw leadTo('/login')
}

/** Everything but the login. Only the presence of a session ID matters here; the server decides what it is worth. */
const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: () => {
    if (readSessionId()) return
    if (canStore()) throw leadTo('/login')
    return restoreOrLogIn()
  },
  component: Shell,
})

const homeRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/',
  beforeLoad: () => {
    throw leadTo('/solutions')
  },
})

const solutionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/solutions',
  component: lazyScreen(
    () => import('../features/solutions/solutions-list-screen.tsx').then((file) => file.SolutionsListScreen),
    () => ({}),
  ),
})

const createSolutionRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/solutions/new',
  component: lazyScreen(
    () => import('./pages/create-page.tsx').then((file) => file.CreatePage),
    () => ({}),
  ),
})

const metricsOverviewRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/metrics',
  component: lazyScreen(
    () => import('../features/metrics/metrics-overview-screen.tsx').then((file) => file.MetricsOverviewScreen),
    () => ({}),
  ),
})

const dataRoute = createRoute({ getParentRoute: () => guardedRoute, path: '/data', component: DataPage })

/** An address nobody knows is guarded like the others, and says so inside the shell. */
const unknownRoute = createRoute({ getParentRoute: () => guardedRoute, path: '$', component: NotFoundPage })

/** Ids in addresses are whole numbers above zero; anything else is no page. */
const isId = (id: number) => Number.isSafeInteger(id) && id > 0

function requireId(id: number) {
  if (!isId(id)) throw notFound()
}

const solutionRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/solutions/$solutionId',
  params: {
    parse: ({ solutionId }) => ({ solutionId: Number(solutionId) }),
    stringify: ({ solutionId }) => ({ solutionId: String(solutionId) }),
  },
  beforeLoad: ({ params }) => requireId(params.solutionId),
  component: lazyScreen(
    () => import('./solution/solution-frame.tsx').then((file) => file.SolutionFrame),
    (): { solutionId: number } => ({ solutionId: solutionRoute.useParams().solutionId }),
  ),
  notFoundComponent: NotFoundPage,
})

const ofSolution = () => ({ solutionId: solutionRoute.useParams().solutionId })

const solutionDetailsRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/',
  component: lazyScreen(
    () => import('../features/solutions/solution-details-screen.tsx').then((file) => file.SolutionDetailsScreen),
    ofSolution,
  ),
})

const solutionMetricsRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/metrics',
  component: lazyScreen(
    () => import('../features/metrics/solution-metrics-screen.tsx').then((file) => file.SolutionMetricsScreen),
    ofSolution,
  ),
})

const stakeholdersRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/stakeholders',
  component: lazyScreen(
    () => import('../features/stakeholders/stakeholders-screen.tsx').then((file) => file.StakeholdersScreen),
    ofSolution,
  ),
})

const userStoriesRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/user-stories',
  component: lazyScreen(
    () => import('../features/user-stories/user-stories-screen.tsx').then((file) => file.UserStoriesScreen),
    ofSolution,
  ),
})

const functionalOptionsRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/functional-options',
  component: lazyScreen(
    () =>
      import('../features/functional-options/functional-options-screen.tsx').then(
        (file) => file.FunctionalOptionsScreen,
      ),
    ofSolution,
  ),
})

const h9AnalysisRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/option-analysis/$optionId/$type',
  params: {
    parse: ({ optionId, type }) => ({ optionId: Number(optionId), type }),
    stringify: ({ optionId, type }) => ({ optionId: String(optionId), type }),
  },
  beforeLoad: ({ params }) => requireId(params.optionId),
  component: lazyScreen(
    () => import('../features/h9-analysis/h9-analysis-screen.tsx').then((file) => file.H9AnalysisScreen),
    (): { solutionId: number; optionId: number; virtuous: boolean } => {
      const { solutionId, optionId, type } = h9AnalysisRoute.useParams()
      return { solutionId, optionId, virtuous: type.toLowerCase() === 'virtuous' }
    },
  ),
})

const systemRequirementsRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/system-requirements/$optionId',
  params: {
    parse: ({ optionId }) => ({ optionId: Number(optionId) }),
    stringify: ({ optionId }) => ({ optionId: String(optionId) }),
  },
  beforeLoad: ({ params }) => requireId(params.optionId),
  component: lazyScreen(
    () =>
      import('../features/system-requirements/system-requirements-screen.tsx').then(
        (file) => file.SystemRequirementsScreen,
      ),
    (): { solutionId: number; optionId: number } => {
      const { solutionId, optionId } = systemRequirementsRoute.useParams()
      return { solutionId, optionId }
    },
  ),
})

const cataloguesRoute = createRoute({
  getParentRoute: () => hostPagesRoute,
  path: '/catalogues',
  component: lazyScreen(
    () => import('../features/catalogues/catalogues-screen.tsx').then((file) => file.CataloguesScreen),
    () => ({}),
  ),
})

const catalogueRoute = createRoute({
  getParentRoute: () => hostPagesRoute,
  path: '/catalogues/$catalogueId',
  params: {
    parse: ({ catalogueId }) => ({ catalogueId: Number(catalogueId) }),
    stringify: ({ catalogueId }) => ({ catalogueId: String(catalogueId) }),
  },
  beforeLoad: ({ params }) => {
    if (!isId(params.catalogueId)) throw leadTo('/admin')
  },
})

const ofCatalogue = (): { catalogueId: number } => ({ catalogueId: catalogueRoute.useParams().catalogueId })

const catalogueContentsRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/',
  component: lazyScreen(
    () => import('../features/catalogues/catalogue-screen.tsx').then((file) => file.CatalogueScreen),
    ofCatalogue,
  ),
})

const catalogueDraftRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/draft',
  component: lazyScreen(
    () => import('../features/catalogues/draft-screen.tsx').then((file) => file.DraftScreen),
    ofCatalogue,
  ),
})

const catalogueImportRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/import',
  component: lazyScreen(
    () => import('../features/catalogues/import-screen.tsx').then((file) => file.ImportScreen),
    ofCatalogue,
  ),
})

const workshopRoute = createRoute({ getParentRoute: () => hostPagesRoute, path: '/workshops/$workshopId' })

const ofWorkshop = () => ({ workshopId: workshopRoute.useParams().workshopId })

/** For the projector: nothing of the console around it. */
const roomRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/workshops/$workshopId/room',
  component: lazyScreen(
    () => import('../features/room/room-screen.tsx').then((file) => file.RoomScreen),
    (): { workshopId: string } => ({ workshopId: roomRoute.useParams().workshopId }),
  ),
})

const cockpitRoute = createRoute({
  getParentRoute: () => workshopRoute,
  path: '/',
  component: lazyScreen(() => import('./pages/workshop-page.tsx').then((file) => file.WorkshopPage), ofWorkshop),
})

const participantsRoute = createRoute({
  getParentRoute: () => workshopRoute,
  path: '/participants',
  component: lazyScreen(
    () => import('../features/participants/participants-screen.tsx').then((file) => file.ParticipantsScreen),
    ofWorkshop,
  ),
})

const trashRoute = createRoute({
  getParentRoute: () => workshopRoute,
  path: '/trash',
  component: lazyScreen(
    () => import('../features/trash/trash-screen.tsx').then((file) => file.TrashScreen),
    ofWorkshop,
  ),
})

const comparisonRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/comparison',
  component: lazyScreen(
    () => import('../features/comparison/comparison-screen.tsx').then((file) => file.ComparisonScreen),
    ofSolution,
  ),
})

const reportRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/report',
  component: lazyScreen(
    () => import('../features/report/report-screen.tsx').then((file) => file.ReportScreen),
    ofSolution,
  ),
})

const mapRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/map',
  validateSearch: ({ item, view }): { item?: string | undefined; view?: 'matrix' | undefined } => ({
    ...(typeof item === 'string' && { item }),
    ...(view === 'matrix' && { view }),
  }),
  component: lazyScreen(
    () => import('../features/map/map-screen.tsx').then((file) => file.MapScreen),
    (): { solutionId: number; item: string | undefined; isMatrix: boolean } => {
      const { item, view } = mapRoute.useSearch()
      return { ...ofSolution(), item, isMatrix: view === 'matrix' }
    },
  ),
})

const historyRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/history',
  component: lazyScreen(
    () => import('../features/history/history-screen.tsx').then((file) => file.HistoryScreen),
    ofSolution,
  ),
})

const routeTree = rootRoute.addChildren([
  loginRoute,
  closedRoute,
  adminRoute.addChildren([
    unknownHostRoute,
    roomRoute,
    hostPagesRoute.addChildren([
      workshopsRoute,
      cataloguesRoute,
      catalogueRoute.addChildren([catalogueContentsRoute, catalogueDraftRoute, catalogueImportRoute]),
      workshopRoute.addChildren([cockpitRoute, participantsRoute, trashRoute]),
    ]),
  ]),
  guardedRoute.addChildren([
    homeRoute,
    solutionsRoute,
    createSolutionRoute,
    metricsOverviewRoute,
    dataRoute,
    unknownRoute,
    solutionRoute.addChildren([
      solutionDetailsRoute,
      solutionMetricsRoute,
      stakeholdersRoute,
      userStoriesRoute,
      functionalOptionsRoute,
      h9AnalysisRoute,
      systemRequirementsRoute,
      comparisonRoute,
      reportRoute,
      mapRoute,
      historyRoute,
    ]),
  ]),
])

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
