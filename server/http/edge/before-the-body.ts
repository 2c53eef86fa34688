import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { UNCHECKED_BYTES_MAX } from '#contract/limits.ts'
import type { DiskSpace } from '../../db/disk-space.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireAllowed, requireCookie } from '../admission/admission.ts'
import { readCaller } from '../admission/cookies.ts'
import { admitUpload } from '../quotas/admit-upload.ts'
import { classOfCall } from '../quotas/call-classes.ts'
import type { QuotaCheck } from '../quotas/check-quotas.ts'
import type { WorkLimits } from '../quotas/work-limits.ts'
import { requireDiskRoom } from '../writing/disk-room.ts'

interface Parts {
  db: Db
  disk: DiskSpace | undefined
  quotas: QuotaCheck
  limits: WorkLimits
}

/**
 * Refuses who may not make a call before anything of its body is read. A cookie that was signed here is enough for
 * what is small; before a large body the database is asked whether the cookie still counts, and the body needs a lease.
 */
export function refuseBeforeBody({ db, disk, quotas, limits }: Parts, endpoint: Endpoint) {
  const { access } = endpoint
  const callClass = classOfCall(endpoint)
  // a promise only where there is something to wait for
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): Promise<unknown> | void => {
    const caller = readCaller(request)
    requireCookie(access, caller)
    quotas.requireRate(callClass, caller, request.ip)
    if (access.kind === 'open' || !isLargeBodyComing(request)) return done()
    return requireAllowed(db.read, access, caller).then(async (admission) => {
      if (disk && endpoint.method !== 'GET') await requireDiskRoom(disk, endpoint, request)
      return admitUpload(limits, request, reply, caller, admission)
    })
  }
}

/** Fastify would read and parse what is sent to an address where nothing is. */
export function refuseUnknownRoutes(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) throw new AppError('NO_SUCH_ROUTE')
    done()
  })
}

/** Whether a body is on its way that is large, or does not say how large it is. */
export function isLargeBodyComing({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > UNCHECKED_BYTES_MAX
}
