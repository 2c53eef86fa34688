import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../build-info.ts'

/** The contract as OpenAPI for programs, and as pages for people. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ninefold',
        version: VERSION,
        description:
          'The API of a live workshop. Join with GET /api/session-validate, which sets a session cookie; every other ' +
          'call then answers from that session. POST calls take an Idempotency-Key header.',
      },
    },
  })
  // under our own content security policy: the plugin's would upgrade requests to https, which a room does not have
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
