import type { Hub } from '../../live/hub.ts'
import type { Db } from '../../db/schema.ts'
import type { DailyBackups } from '../../host/backups/daily-backups.ts'
import type { OnRefusedSignIn } from '../../http/admission/wrong-tries.ts'
import type { ObservedRequest } from '../../http/edge/observe-requests.ts'
import type { QuotaCheck } from '../../http/quotas/check-quotas.ts'
import { quotas as quotaTable, workQuotas, type QuotaName, type WorkKind } from '../../http/quotas/quotas.ts'
import type { WorkLimits } from '../../http/quotas/work-limits.ts'
import type { ConcurrencyLimiter } from '../../http/quotas/concurrency-limiter.ts'
import { listRehearsals } from '../../workshop/rehearsals.sql.ts'

/** What is counted when somebody asks, rather than when it happens. */
export interface Watched {
  hub: Hub
  db: Db
  writers: ConcurrencyLimiter
  dailyBackups: DailyBackups | undefined
  quotas: QuotaCheck
  limits: WorkLimits
}

export interface ServerMetrics {
  watch(watched: Watched): void
  count(request: ObservedRequest): void
  countRefusedSignIn: OnRefusedSignIn
  text(): Promise<{ type: string; body: string }>
}

/** From what nobody notices to what everybody does. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Numbers for whoever looks after the server: how much, how fast, how full. Nothing in them is about a person or a workshop. */
export async function openMetrics(): Promise<ServerMetrics> {
  // wanted by few, and not worth reading at every start
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'ninefold_http_requests_total',
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'ninefold_http_request_duration_seconds',
    help: 'From a request to the end of its answer, by method and route; live streams are not among them.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const refusedSignIns = new Counter({
    name: 'ninefold_refused_sign_ins_total',
    help: 'Refused sign-ins, by what was wrong (host password or session ID) and whether it was checked or throttled.',
    labelNames: ['of', 'reason'],
    registers,
  })
  for (const of of ['host password', 'session ID']) {
    // present from the start, so that a rate can be computed from the first one
    for (const reason of ['wrong', 'throttled']) refusedSignIns.inc({ of, reason }, 0)
  }
  /** Asked when it is read; what is undefined is left out. */
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })

  /** Undefined while the database is away. */
  let rehearsals: Set<number> | undefined
  let learnRehearsals = async () => {}

  return {
    watch({ hub, db, writers, dailyBackups, quotas, limits }) {
      const refusals = new Counter({
        name: 'ninefold_quota_refusals_total',
        help: 'Calls refused because of a limit per person or per workshop, by quota.',
        labelNames: ['quota'],
        registers,
        collect() {
          refusals.reset()
          for (const quota of Object.keys(quotaTable) as QuotaName[])
            refusals.inc({ quota }, quotas.refusals.get(quota) ?? 0)
        },
      })
      const busyRefusals = new Counter({
        name: 'ninefold_busy_refusals_total',
        help: 'Calls refused because too many of their kind were running or waiting, by kind of work.',
        labelNames: ['work'],
        registers,
        collect() {
          busyRefusals.reset()
          for (const work of Object.keys(workQuotas) as WorkKind[])
            busyRefusals.inc({ work }, limits.refusals.get(work) ?? 0)
        },
      })
      gauge('ninefold_live_streams', 'Live streams that are open.', () => hub.load().streams)
      gauge('ninefold_rooms', 'Workshops that somebody follows or is in, without rehearsals.', () =>
        rehearsals ? hub.load().sessions.filter((session) => !rehearsals?.has(session)).length : undefined,
      )
      learnRehearsals = async () => {
        rehearsals = await listRehearsals(db.read).catch(() => undefined)
      }
      gauge(
        'ninefold_writers_waiting',
        'Writes that wait for their turn.',
        () => writers.waiting + db.load().writersWaiting,
      )
      if (db.load().connections) {
        gauge('ninefold_pool_connections', 'Connections to PostgreSQL.', () => db.load().connections?.open)
        gauge('ninefold_pool_idle', 'Connections that nobody uses.', () => db.load().connections?.idle)
        gauge('ninefold_pool_waiting', 'Requests that wait for a connection.', () => db.load().connections?.waiting)
      }
      if (dailyBackups) {
        gauge('ninefold_backup_age_seconds', 'Since the last automatic backup that succeeded.', () => {
          const last = dailyBackups.state.last_success
          return last === null ? undefined : (Date.now() - Date.parse(last)) / 1000
        })
        gauge('ninefold_backup_failed', '1 when the last try of an automatic backup failed.', () =>
          Number(dailyBackups.state.has_failed),
        )
      }
    },
    count({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    countRefusedSignIn(of, reason) {
      refusedSignIns.inc({ of, reason })
    },
    async text() {
      // first, so that this question is not itself among what waits for a connection
      await learnRehearsals()
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
