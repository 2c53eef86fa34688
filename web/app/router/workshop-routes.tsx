import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { headingsMessages } from '#contract/messages/common.ts'
import { storeLink, type Link } from '../../lib/session/stored-link.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { canStore } from '../../lib/session/stored-keys.ts'
import { DataPage, LoadingInShell, LoadingPage, NotFoundPage } from '../pages/plain-pages.tsx'
import { idParam, isId } from './id-param.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { leadTo, rootRoute } from './root-route.ts'
import { screenRoutes } from './screen-routes.tsx'

/** Somebody with a link to a requirement may be the host, who is in no workshop but may see all of them. */
async function leadHostOrLogIn(link: Link) {
  const { isForHost } = await import('../../lib/http/is-for-host.ts')
  throw (await isForHost(link)) ? redirect({ href: `/admin${link}`, replace: true }) : leadTo('/login')
}

async function restoreOrLogIn() {
  const { restoreSession } = await import('../../lib/http/restore-session.ts')
  if (!(await restoreSession())) throw leadTo('/login')
}

/** Checks only that the browser holds a session ID; the server decides whether it is valid. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: ({ location }) => {
    if (readSessionId()) return
    const link = storeLink(location.pathname)
    if (canStore()) {
      if (link) return leadHostOrLogIn(link)
      throw leadTo('/login')
    }
    return restoreOrLogIn()
  },
  // lazy, so that the log-in does not load it
  pendingComponent: LoadingInShell,
  component: lazyScreen(() => import('../shell/shell.tsx').then((file) => file.Shell)),
})

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    throw leadTo('/solutions')
  },
})

const dataRoute = createRoute({ getParentRoute: () => shellRoute, path: '/data', component: DataPage })

/** An unknown address: guarded like all others, "Page not found" inside the shell. */
const unknownRoute = createRoute({ getParentRoute: () => shellRoute, path: '$', component: NotFoundPage })

function requireId(id: number) {
  if (!isId(id)) throw notFound()
}

const solutionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/solutions/$solutionId',
  params: idParam('solutionId'),
  beforeLoad: ({ params }) => requireId(params.solutionId),
  component: lazyScreen(() => import('../solution/solution-frame.tsx').then((file) => file.SolutionFrame)),
  notFoundComponent: NotFoundPage,
  pendingComponent: LoadingPage,
})

const h9AnalysisRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/option-analysis/$optionId/$type',
  params: idParam<'optionId', { type: string }>('optionId'),
  beforeLoad: ({ params }) => requireId(params.optionId),
  staticData: { heading: headingsMessages.h9Analysis },
  pendingComponent: LoadingPage,
  component: lazyScreen(
    () => import('../../features/h9-analysis/h9-analysis-screen.tsx').then((file) => file.H9AnalysisScreen),
    (): { solutionId: number; optionId: number; virtuous: boolean } => {
      const { solutionId, optionId, type } = h9AnalysisRoute.useParams()
      return { solutionId, optionId, virtuous: type.toLowerCase() === 'virtuous' }
    },
  ),
})

const systemRequirementsRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/system-requirements/$optionId',
  params: idParam('optionId'),
  beforeLoad: ({ params }) => requireId(params.optionId),
})

const mapRoute = createRoute({
  getParentRoute: () => solutionRoute,
  path: '/map',
  validateSearch: ({ item, view }): { item?: string | undefined; view?: 'matrix' | undefined } => ({
    ...(typeof item === 'string' && { item }),
    ...(view === 'matrix' && { view }),
  }),
  staticData: { heading: headingsMessages.traceabilityMap },
  pendingComponent: LoadingPage,
  component: lazyScreen(
    () => import('../../features/map/map-screen.tsx').then((file) => file.MapScreen),
    (): { solutionId: number; item: string | undefined; isMatrix: boolean } => {
      const { item, view } = mapRoute.useSearch()
      return { solutionId: mapRoute.useParams().solutionId, item, isMatrix: view === 'matrix' }
    },
  ),
})

const requirementsScreens = screenRoutes(systemRequirementsRoute, {
  '/': [
    headingsMessages.systemRequirements,
    () =>
      import('../../features/system-requirements/system-requirements-screen.tsx').then(
        (file) => file.SystemRequirementsScreen,
      ),
  ],
})

const stepScreens = screenRoutes(solutionRoute, {
  '/': [
    headingsMessages.solutionDetails,
    () => import('../../features/solutions/solution-details-screen.tsx').then((file) => file.SolutionDetailsScreen),
  ],
  '/metrics': [
    headingsMessages.solutionMetrics,
    () => import('../../features/metrics/solution-metrics-screen.tsx').then((file) => file.SolutionMetricsScreen),
  ],
  '/stakeholders': [
    headingsMessages.stakeholderManagement,
    () => import('../../features/stakeholders/stakeholders-screen.tsx').then((file) => file.StakeholdersScreen),
  ],
  '/user-stories': [
    headingsMessages.userStoryCreation,
    () => import('../../features/user-stories/user-stories-screen.tsx').then((file) => file.UserStoriesScreen),
  ],
  '/functional-options': [
    headingsMessages.functionalOptionCreation,
    () =>
      import('../../features/functional-options/functional-options-screen.tsx').then(
        (file) => file.FunctionalOptionsScreen,
      ),
  ],
})

/** Of the solution as a whole. */
const wholeScreens = screenRoutes(solutionRoute, {
  '/comparison': [
    headingsMessages.comparison,
    () => import('../../features/comparison/comparison-screen.tsx').then((file) => file.ComparisonScreen),
  ],
  '/report': [
    headingsMessages.report,
    () => import('../../features/report/report-screen.tsx').then((file) => file.ReportScreen),
  ],
  '/history': [
    headingsMessages.history,
    () => import('../../features/history/history-screen.tsx').then((file) => file.HistoryScreen),
  ],
})

const shellScreens = screenRoutes(shellRoute, {
  '/solutions': [
    headingsMessages.solutions,
    () => import('../../features/solutions/solutions-list-screen.tsx').then((file) => file.SolutionsListScreen),
  ],
  '/solutions/new': [
    headingsMessages.createNewSolution,
    () => import('../pages/create-page.tsx').then((file) => file.CreatePage),
  ],
})

const otherScreens = screenRoutes(shellRoute, {
  '/r/$name': [
    headingsMessages.systemRequirements,
    () =>
      import('../../features/system-requirements/requirement-link-screen.tsx').then(
        (file) => file.RequirementLinkScreen,
      ),
  ],
  '/document': [
    headingsMessages.workshopDocument,
    () => import('../../features/report/workshop/member-document-screen.tsx').then((file) => file.MemberDocumentScreen),
  ],
  '/metrics': [
    headingsMessages.availableMetrics,
    () => import('../../features/metrics/metrics-overview-screen.tsx').then((file) => file.MetricsOverviewScreen),
  ],
})

/** What the members of a workshop see, inside the shell, in the order in which they walk: what comes next is fetched first. */
export const workshopRoutes = shellRoute.addChildren({
  homeRoute,
  dataRoute,
  unknownRoute,
  ...shellScreens,
  solution: solutionRoute.addChildren({
    ...stepScreens,
    h9AnalysisRoute,
    requirements: systemRequirementsRoute.addChildren(requirementsScreens),
    ...wholeScreens,
    mapRoute,
  }),
  ...otherScreens,
})
