import type { FastifyInstance } from 'fastify'

/**
 * What browsers are told to allow. Nothing here assumes https: rooms run on plain http under a LAN address, where
 * upgraded or remembered https would lock people out.
 */
export const headers = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    // the UI kit writes style elements
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';'),
  // what no page of ours uses; full screen and the clipboard stay allowed
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
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
