import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ExportDocument } from '#contract/exports.ts'
import { VERSION } from '../../build-info.ts'
import { handleErrors } from './error-handler.ts'
import { setHeaders } from './headers.ts'

const PAGES = '/api/docs'
const EXPORT_SCHEMA = '/api/export-schema.json'

/** Of JSON exports, for programs that read or write them. Its name changes with the version of the format. */
const exportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:ninefold:export:${ExportDocument.properties.version.const}`,
  title: 'JSON Schema of an export of Ninefold as JSON',
  ...ExportDocument,
}

/** Formats of our own are left out: who does not know them could not use the schema at all. */
const withoutOwnFormats = (key: string, value: unknown) =>
  key === 'format' && typeof value === 'string' && value !== 'date-time' ? undefined : value

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
          'call then answers from that session. Every call that writes takes an Idempotency-Key header.',
      },
      externalDocs: { url: EXPORT_SCHEMA, description: exportSchema.title },
    },
  })
  let description: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((description ??= JSON.stringify(app.swagger()))),
  )
  app.get(EXPORT_SCHEMA, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(exportSchema, withoutOwnFormats)),
  )

  const pages = madeOnce(() => buildPages(app))
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await pages.get()
    reply.hijack()
    built.routing(request.raw, reply.raw)
  }
  for (const path of [PAGES, `${PAGES}/*`]) app.get(path, { schema: { hide: true } }, showPage)
  app.addHook('onClose', async () => (await pages.made())?.close())
}

/** Something that is made when it is first wanted, and kept; a failure is not kept, so that the next one tries again. */
export function madeOnce<T>(make: () => Promise<T>) {
  let making: Promise<T> | undefined
  return {
    get(): Promise<T> {
      making ??= make().catch((error: unknown) => {
        making = undefined
        throw error
      })
      return making
    },
    /** What was made, if anything was. */
    made: async () => making,
  }
}

/** The pages are an application of their own, built when somebody first asks: they would take a tenth of each start. */
async function buildPages(app: FastifyInstance): Promise<FastifyInstance> {
  const pages = fastify({ exposeHeadRoutes: false })
  handleErrors(pages)
  setHeaders(pages)
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const document = app.swagger() as StaticDocumentSpec['document']
  await pages.register(swagger, { mode: 'static', specification: { document } })
  // under our own content security policy: the plugin's would upgrade requests to https, which a room does not have
  await pages.register(swaggerUi, { routePrefix: PAGES })
  await pages.ready()
  return pages
}
