import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes in a visitor's name. Browsers say where a request comes from;
 * a caller that says nothing is not a browser and carries no stolen cookie.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForeign(request, publicUrl)) throw new AppError('FOREIGN_ORIGIN')
    done()
  })
}

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE.has(request.method)) return false
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin' || (origin === undefined && site === undefined)) return false
  // request.host is the forwarded one only where TRUST_PROXY allows it
  const own = [publicUrl && new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  return origin === undefined || !own.includes(origin)
}
