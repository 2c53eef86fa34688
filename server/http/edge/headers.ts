import type { FastifyInstance } from 'fastify'

/**
 * What browsers are told to allow. Nothing here assumes https: rooms run on plain http under a LAN address, where
 * upgraded or remembered https would lock people out.
 */
const headers = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    // the UI kit writes style elements
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export function setHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
