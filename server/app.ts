import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify'
import { BODY_BYTES_MAX } from '#contract/limits.ts'
import { activityRoutes } from './history/activity/activity.routes.ts'
import { adminRoutes } from './host/admin/admin.routes.ts'
import { backupsRoutes } from './host/backups/backups.routes.ts'
import type { DailyBackups } from './host/backups/daily-backups.ts'
import { CatalogueStore } from './catalogue/catalogue-store.ts'
import { progressRoutes } from './results/progress/progress.routes.ts'
import { chainRoutes } from './results/chain/chain.routes.ts'
import { changesRoutes } from './results/changes/changes.routes.ts'
import { cataloguesRoutes } from './host/catalogue-versions/catalogue-versions.routes.ts'
import { hostAsidesRoutes } from './host/asides/host-asides.routes.ts'
import { cockpitRoutes } from './host/cockpit/cockpit.routes.ts'
import type { Config } from './config.ts'
import { settleSecrets } from './db/open-database.ts'
import type { DiskSpace } from './db/disk-space.ts'
import type { Db } from './db/schema.ts'
import { deletionsRoutes } from './history/who-deleted/who-deleted.routes.ts'
import { byLinkRoutes } from './results/by-link/by-link.routes.ts'
import { asidesRoutes } from './steps/asides/asides.routes.ts'
import { groupsRoutes } from './steps/groups/groups.routes.ts'
import { hostGroupsRoutes } from './host/groups/host-groups.routes.ts'
import { documentRoutes } from './results/document/document.routes.ts'
import { exportsRoutes } from './results/exports/exports.routes.ts'
import { importsRoutes } from './results/imports/imports.routes.ts'
import { functionalOptionsRoutes } from './steps/functional-options/functional-options.routes.ts'
import { h9AnalysisRoutes } from './steps/h9-analysis/h9-analysis.routes.ts'
import { healthRoutes } from './process/health/health.routes.ts'
import type { PasswordCost } from './http/admission/host-password.ts'
import { giveCookies } from './http/admission/signed-cookies.ts'
import { acceptJson } from './http/edge/accept-json.ts'
import { refuseUnknownRoutes } from './http/edge/before-the-body.ts'
import { describeApi } from './http/docs/describe-api.ts'
import { answerError, handleErrors } from './http/edge/error-handler.ts'
import { headers, setHeaders } from './http/edge/headers.ts'
import { logRequests } from './http/edge/log-requests.ts'
import { requireKnownHost } from './http/edge/known-hosts.ts'
import { observeRequests } from './http/edge/observe-requests.ts'
import { refuseForeignOrigins } from './http/edge/origin.ts'
import { answerOutsideRoutes, answerParserError } from './http/edge/parser-errors.ts'
import { StoredSizes } from './http/quotas/stored-sizes.ts'
import { QuotaCheck } from './http/quotas/check-quotas.ts'
import { routesOn } from './http/routes.ts'
import { ConcurrencyLimiter } from './http/quotas/concurrency-limiter.ts'
import { WorkLimits } from './http/quotas/work-limits.ts'
import { WRITERS } from './http/writing/write-in-session.ts'
import { serializerCompiler } from './http/edge/serialization.ts'
import { serveWeb } from './http/edge/serve-web.ts'
import { usualTimeLimits, type TimeLimits } from './http/edge/time-limits.ts'
import { validatorCompiler } from './http/edge/validation.ts'
import { systemClock, type Clock } from './exchange/clock.ts'
import { liveRoutes } from './live/live.routes.ts'
import { openLive } from './live/open-live.ts'
import { metricsRoutes } from './steps/metrics/metrics.routes.ts'
import { ownWordsRoutes } from './steps/own-words/own-words.routes.ts'
import { ownWordsOfWorkshopRoutes } from './host/catalogue-versions/own-words.routes.ts'
import { participantsRoutes } from './host/participants/participants.routes.ts'
import { referenceDataRoutes } from './steps/reference-data/reference-data.routes.ts'
import { resultsLinkRoutes } from './host/results-link/results-link.routes.ts'
import { openRehearsals, rehearsalRoutes } from './host/rehearsal/rehearsal.routes.ts'
import { agendaRoutes } from './host/room/agenda.routes.ts'
import { roomRoutes } from './host/room/room.routes.ts'
import type { ServerMetrics } from './process/metrics/server-metrics.ts'
import { roomUrl } from './process/server-address.ts'
import { sessionRoutes } from './steps/session/session.routes.ts'
import { silentRatingRoutes } from './steps/silent-rating/silent-rating.routes.ts'
import { solutionsRoutes } from './steps/solutions/solutions.routes.ts'
import { stakeholdersRoutes } from './steps/stakeholders/stakeholders.routes.ts'
import { systemRequirementsRoutes } from './steps/system-requirements/system-requirements.routes.ts'
import { trashRoutes } from './history/trash/trash.routes.ts'
import { undoRoutes } from './history/undo/undo.routes.ts'
import { userStoriesRoutes } from './steps/user-stories/user-stories.routes.ts'

export interface AppOptions extends Partial<Pick<Config, 'publicUrl' | 'trustProxy' | 'quotas'>> {
  db: Db
  /** The disk of the embedded database; absent where the data is elsewhere, or its room does not matter. */
  disk?: DiskSpace | undefined
  /** The built web application; without it only the API answers. */
  webDir?: string
  logger?: FastifyServerOptions['logger']
  /** Told of every route, those of plugins too. */
  onRoute?: (route: RouteOptions) => void
  /** Bytes that a workshop may store; 0 for any number. */
  workshopQuota?: number | undefined
  /** Absent where nobody asked for them. */
  dailyBackups?: DailyBackups
  /** Of a stored host password that is cheaper; tests take a cheap one. */
  passwordCost?: PasswordCost
  /** Absent where nobody wants numbers. */
  metrics?: ServerMetrics
  /** What heartbeats and presence go by. */
  clock?: Clock
  /** How long a connection may take for what. */
  timeLimits?: TimeLimits
  /** How much expensive work runs at once. */
  limits?: WorkLimits
}

/** Plugins, error handler, slices. Never listens, so that tests can build it. */
export async function buildApp({
  db,
  disk,
  webDir,
  publicUrl,
  trustProxy = false,
  quotas = 'on',
  logger = false,
  onRoute = () => {},
  clock = systemClock,
  passwordCost,
  timeLimits = usualTimeLimits,
  limits = new WorkLimits(),
  dailyBackups,
  metrics,
  workshopQuota,
}: AppOptions) {
  const app: FastifyInstance = fastify({
    logger,
    // The proxy right in front is believed. What stands further left in its headers anybody may have written.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: timeLimits.request,
    keepAliveTimeout: timeLimits.idle,
    // a missing Host is refused in requireKnownHost, with our headers
    http: {
      headersTimeout: timeLimits.headers,
      connectionsCheckingInterval: timeLimits.check,
      requireHostHeader: false,
    },
    // one line of our own a request instead, see logRequests
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // A client that keeps its connection open must not keep the server from stopping.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerParserError,
    // addresses that no route can be looked up for; no hook runs for them
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
  })
  answerOutsideRoutes(app.server)
  app.addHook('onRoute', onRoute)
  const { cookieSecret, epoch } = await settleSecrets(db)
  const quotaCheck = new QuotaCheck(clock, quotas)
  const { exchange, hub } = await openLive(app, db, clock, quotaCheck)
  const parts = {
    db,
    disk,
    epoch,
    exchange,
    clock,
    limits,
    quotas: quotaCheck,
    sizes: new StoredSizes(db.read, clock, workshopQuota),
    onRefusedSignIn: metrics?.countRefusedSignIn,
    catalogues: await CatalogueStore.open(db.read, db.write),
  }

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  logRequests(app)
  acceptJson(app)
  setHeaders(app)
  requireKnownHost(app, publicUrl)
  refuseUnknownRoutes(app)
  refuseForeignOrigins(app, publicUrl)
  giveCookies(app, publicUrl)
  // read by our own code, once for each header: see cookies.ts
  await app.register(cookie, { secret: cookieSecret, hook: false })
  describeApi(app)

  const writers = new ConcurrencyLimiter(WRITERS)
  metrics?.watch({ hub, db, writers, dailyBackups, quotas: quotaCheck, limits })
  if (metrics) observeRequests(app, (request) => metrics.count(request))
  const routes = routesOn(app, parts, writers)
  healthRoutes(routes, parts)
  sessionRoutes(routes, parts)
  referenceDataRoutes(routes)
  solutionsRoutes(routes)
  metricsRoutes(routes)
  stakeholdersRoutes(routes)
  ownWordsRoutes(routes)
  userStoriesRoutes(routes)
  functionalOptionsRoutes(routes)
  h9AnalysisRoutes(routes)
  silentRatingRoutes(routes, parts, hub)
  systemRequirementsRoutes(routes)
  activityRoutes(routes)
  progressRoutes(routes)
  chainRoutes(routes, parts)
  exportsRoutes(routes, parts, publicUrl)
  importsRoutes(routes, parts)
  changesRoutes(routes, parts)
  byLinkRoutes(routes, parts)
  groupsRoutes(routes)
  asidesRoutes(routes)
  documentRoutes(routes, parts)
  undoRoutes(routes)
  trashRoutes(routes, parts)
  liveRoutes(routes, parts, hub)
  deletionsRoutes(routes)
  adminRoutes(routes, parts, hub, passwordCost)
  backupsRoutes(routes, parts, dailyBackups)
  participantsRoutes(routes, parts)
  hostGroupsRoutes(routes, parts)
  hostAsidesRoutes(routes)
  cockpitRoutes(routes, parts, hub)
  cataloguesRoutes(routes, parts)
  ownWordsOfWorkshopRoutes(routes, parts)
  const joinUrl = () => publicUrl ?? roomUrl(app.server.address())
  roomRoutes(routes, parts, hub, joinUrl)
  agendaRoutes(routes, parts)
  rehearsalRoutes(routes, parts, await openRehearsals(app, parts))
  resultsLinkRoutes(routes, parts, joinUrl)

  if (webDir) await serveWeb(app, webDir, db.read)
  return app
}
