import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes in a visitor's name. Browsers say where a request comes from;
 * a caller that says nothing is not a browser and carries no stolen cookie.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined) {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return
    if (request.headers['sec-fetch-site'] === 'same-origin') return
    const { origin } = request.headers
    if (origin === undefined && request.headers['sec-fetch-site'] === undefined) return
    // request.host is the forwarded one only where TRUST_PROXY allows it
    const own = [publicUrl && new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
    if (origin !== undefined && own.includes(origin)) return
    throw new AppError('FOREIGN_ORIGIN')
  })
}
