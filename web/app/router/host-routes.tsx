import { createRoute } from '@tanstack/react-router'
import { headingsMessages } from '#contract/messages/common.ts'
import { LoadingBare, LoadingInConsole } from '../pages/plain-pages.tsx'
import { idParam, isId } from './id-param.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { leadTo, rootRoute } from './root-route.ts'
import { screenRoutes } from './screen-routes.tsx'

/** The host's pages have a guard of their own and no sidebar. */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  pendingComponent: LoadingInConsole,
  component: lazyScreen(() => import('../../features/admin/host-guard.tsx').then((file) => file.HostGuard)),
})

const consoleRoute = createRoute({
  getParentRoute: () => adminRoute,
  id: 'pages',
  pendingComponent: LoadingInConsole,
  component: lazyScreen(() => import('../pages/host-pages.tsx').then((file) => file.HostPages)),
})

/** An unknown address under /admin leads to the list of workshops. */
const unknownHostRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  beforeLoad: () => {
    throw leadTo('/admin')
  },
})

const catalogueRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/catalogues/$catalogueId',
  params: idParam('catalogueId'),
  beforeLoad: ({ params }) => {
    if (!isId(params.catalogueId)) throw leadTo('/admin')
  },
})

const workshopRoute = createRoute({ getParentRoute: () => consoleRoute, path: '/workshops/$workshopId' })

const catalogueScreens = screenRoutes(catalogueRoute, {
  '/': [
    headingsMessages.catalogue,
    () => import('../../features/catalogues/catalogue-screen.tsx').then((file) => file.CatalogueScreen),
  ],
  '/draft': [
    headingsMessages.draft,
    () => import('../../features/catalogues/draft-screen.tsx').then((file) => file.DraftScreen),
  ],
  '/import': [
    headingsMessages.importACatalogue,
    () => import('../../features/catalogues/import-screen.tsx').then((file) => file.ImportScreen),
  ],
})

const workshopScreens = screenRoutes(workshopRoute, {
  '/': [headingsMessages.workshop, () => import('../pages/workshop-page.tsx').then((file) => file.WorkshopPage)],
  '/document': [
    headingsMessages.workshopDocument,
    () => import('../../features/report/workshop/host-document-screen.tsx').then((file) => file.HostDocumentScreen),
  ],
  '/participants': [
    headingsMessages.participants,
    () => import('../../features/participants/participants-screen.tsx').then((file) => file.ParticipantsScreen),
  ],
  '/agenda': [
    headingsMessages.agenda,
    () => import('../../features/agenda/agenda-screen.tsx').then((file) => file.AgendaScreen),
  ],
  '/groups': [
    headingsMessages.groups,
    () => import('../../features/host-groups/groups-screen.tsx').then((file) => file.GroupsScreen),
  ],
  '/trash': [
    headingsMessages.recentlyDeleted,
    () => import('../../features/trash/trash-screen.tsx').then((file) => file.TrashScreen),
  ],
})

const consoleScreens = screenRoutes(consoleRoute, {
  '/': [
    headingsMessages.workshops,
    () => import('../../features/admin/workshops-screen.tsx').then((file) => file.WorkshopsScreen),
  ],
  '/r/$name': [
    headingsMessages.systemRequirements,
    () =>
      import('../../features/system-requirements/host-requirement-screen.tsx').then(
        (file) => file.HostRequirementScreen,
      ),
  ],
  '/catalogues': [
    headingsMessages.catalogues,
    () => import('../../features/catalogues/catalogues-screen.tsx').then((file) => file.CataloguesScreen),
  ],
})

/** For the projector and for paper: nothing of the console around it. */
const bareScreens = screenRoutes(
  adminRoute,
  {
    '/workshops/$workshopId/room': [
      headingsMessages.workshop,
      () => import('../../features/room/room-screen.tsx').then((file) => file.RoomScreen),
    ],
    '/workshops/$workshopId/table-cards': [
      headingsMessages.tableCards,
      () => import('../../features/room/table-cards-screen.tsx').then((file) => file.TableCardsScreen),
    ],
  },
  LoadingBare,
)

export const hostRoutes = adminRoute.addChildren({
  unknownHostRoute,
  ...bareScreens,
  console: consoleRoute.addChildren({
    ...consoleScreens,
    catalogue: catalogueRoute.addChildren(catalogueScreens),
    workshop: workshopRoute.addChildren(workshopScreens),
  }),
})
