import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validateSession } from '#contract/session.ts'
import { AppError } from '../../errors/app-error.ts'
import { isReadByForeignPage, ownOrigins } from '../admission/page-origin.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site's page makes in a visitor's name: writes, and the one read that sets a cookie and
 * counts wrong tries. Browsers say where a request comes from; a caller that says nothing is not a browser and carries
 * no stolen cookie.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForeign(request, publicUrl)) throw new AppError('FOREIGN_ORIGIN')
    done()
  })
}

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (request.routeOptions.config.endpoint === validateSession) return isReadByForeignPage(request, publicUrl)
  if (SAFE.has(request.method)) return false
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin' || (origin === undefined && site === undefined)) return false
  return origin === undefined || !ownOrigins(request, publicUrl).includes(origin)
}
