import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify'
import { BODY_BYTES_MAX } from '#contract/limits.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { CatalogueStore } from './catalogue/catalogue-store.ts'
import { chainRoutes } from './chain/chain.routes.ts'
import { cataloguesRoutes } from './catalogues/catalogues.routes.ts'
import { cockpitRoutes } from './cockpit/cockpit.routes.ts'
import type { Config } from './config.ts'
import { settleSecrets } from './db/open-database.ts'
import type { Db } from './db/schema.ts'
import { deletionsRoutes } from './deletions/deletions.routes.ts'
import { exportsRoutes } from './exports/exports.routes.ts'
import { importsRoutes } from './exports/imports.routes.ts'
import { functionalOptionsRoutes } from './functional-options/functional-options.routes.ts'
import { h9AnalysisRoutes } from './h9-analysis/h9-analysis.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { acceptJson } from './http/accept-json.ts'
import { describeApi } from './http/describe-api.ts'
import { answerError, handleErrors } from './http/error-handler.ts'
import { setHeaders } from './http/headers.ts'
import { logRequests } from './http/log-requests.ts'
import { refuseForeignOrigins } from './http/origin.ts'
import { routesOn } from './http/routes.ts'
import { serializerCompiler } from './http/serialization.ts'
import { serveWeb } from './http/serve-web.ts'
import { validatorCompiler } from './http/validation.ts'
import { systemClock, type Clock } from './live/clock.ts'
import { liveRoutes } from './live/live.routes.ts'
import { openLive } from './live/open-live.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { participantsRoutes } from './participants/participants.routes.ts'
import { referenceDataRoutes } from './reference-data/reference-data.routes.ts'
import { roomRoutes } from './room/room.routes.ts'
import { roomUrl } from './running.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { silentRatingRoutes } from './silent-rating/silent-rating.routes.ts'
import { solutionsRoutes } from './solutions/solutions.routes.ts'
import { stakeholdersRoutes } from './stakeholders/stakeholders.routes.ts'
import { systemRequirementsRoutes } from './system-requirements/system-requirements.routes.ts'
import { trashRoutes } from './trash/trash.routes.ts'
import { undoRoutes } from './undo/undo.routes.ts'
import { userStoriesRoutes } from './user-stories/user-stories.routes.ts'

export interface AppOptions extends Partial<Pick<Config, 'publicUrl' | 'trustProxy'>> {
  db: Db
  /** The built web application; without it only the API answers. */
  webDir?: string
  logger?: FastifyServerOptions['logger']
  /** Told of every route, those of plugins too. */
  onRoute?: (route: RouteOptions) => void
  /** What heartbeats and presence go by. */
  clock?: Clock
}

/** Plugins, error handler, slices. Never listens, so that tests can build it. */
export async function buildApp({
  db,
  webDir,
  publicUrl,
  trustProxy = false,
  logger = false,
  onRoute = () => {},
  clock = systemClock,
}: AppOptions) {
  const app: FastifyInstance = fastify({
    logger,
    // The proxy right in front is believed. What stands further left in its headers anybody may have written.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: BODY_BYTES_MAX,
    // one line of our own a request instead, see logRequests
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // A client that keeps its connection open must not keep the server from stopping.
    forceCloseConnections: 'idle',
    // addresses that no route can be looked up for
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.addHook('onRoute', onRoute)
  const { cookieSecret, epoch } = await settleSecrets(db)
  const { exchange, hub } = await openLive(app, db, clock)
  const parts = { db, epoch, exchange, catalogues: await CatalogueStore.open(db.read, db.write) }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  logRequests(app)
  acceptJson(app)
  setHeaders(app)
  refuseForeignOrigins(app, publicUrl)
  await app.register(cookie, { secret: cookieSecret })
  await describeApi(app)

  const routes = routesOn(app, parts)
  healthRoutes(routes, parts)
  sessionRoutes(routes, parts)
  referenceDataRoutes(routes)
  solutionsRoutes(routes)
  metricsRoutes(routes)
  stakeholdersRoutes(routes)
  userStoriesRoutes(routes)
  functionalOptionsRoutes(routes)
  h9AnalysisRoutes(routes)
  silentRatingRoutes(routes, parts)
  systemRequirementsRoutes(routes)
  activityRoutes(routes)
  chainRoutes(routes)
  exportsRoutes(routes, parts)
  importsRoutes(routes, parts)
  undoRoutes(routes)
  trashRoutes(routes, parts)
  liveRoutes(routes, parts, hub)
  deletionsRoutes(routes)
  adminRoutes(routes, parts, hub)
  participantsRoutes(routes, parts)
  cockpitRoutes(routes, parts, hub)
  cataloguesRoutes(routes, parts)
  roomRoutes(routes, parts, () => publicUrl ?? roomUrl(app.server.address()))

  if (webDir) await serveWeb(app, webDir)
  return app
}
