import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What browsers are told to allow. Nothing here assumes https: rooms run on plain http under a LAN address, where
 * upgraded or remembered https would lock people out.
 */
export async function setHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // the UI kit writes style elements
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    // both only mean something on https; elsewhere browsers complain
    originAgentCluster: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
}
