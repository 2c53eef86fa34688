import type { StaticDocumentSpec } from '@fastify/swagger'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ExportDocument } from '#contract/exports.ts'
import { VERSION } from '../../build-info.ts'
import { handleErrors } from './error-handler.ts'
import { setHeaders } from './headers.ts'
import { describeEndpoint, routeOf } from './route-schema.ts'

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

/** The calls that are served, as OpenAPI for programs and as pages for people. */
export function describeApi(app: FastifyInstance) {
  const served: Endpoint[] = []
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) served.push(config.endpoint)
  })
  const description = madeOnce(() => describe(served))
  const asText = madeOnce(async () => JSON.stringify(await description.get()))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await asText.get()),
  )
  app.get(EXPORT_SCHEMA, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(exportSchema, withoutOwnFormats)),
  )

  const pages = madeOnce(async () => buildPages(await description.get()))
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await pages.get()
    reply.hijack()
    built.routing(request.raw, reply.raw)
  }
  for (const path of [PAGES, `${PAGES}/*`]) app.get(path, showPage)
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

/** Made of the contract when somebody first asks: its refusals and what makes it would be held from the start otherwise. */
async function describe(served: readonly Endpoint[]) {
  const { default: swagger } = await import('@fastify/swagger')
  const described = fastify({ exposeHeadRoutes: false })
  // it answers nobody
  described.setValidatorCompiler(() => () => true)
  described.setSerializerCompiler(() => JSON.stringify)
  await described.register(swagger, {
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
  for (const endpoint of served) {
    described.route({ ...routeOf(endpoint), schema: describeEndpoint(endpoint), handler: () => {} })
  }
  await described.ready()
  const document = described.swagger() as StaticDocumentSpec['document']
  await described.close()
  return document
}

/** The pages are an application of their own, built when somebody first asks: they would take a tenth of each start. */
async function buildPages(document: StaticDocumentSpec['document']): Promise<FastifyInstance> {
  const pages = fastify({ exposeHeadRoutes: false })
  handleErrors(pages)
  setHeaders(pages)
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  await pages.register(swagger, { mode: 'static', specification: { document } })
  // under our own content security policy: the plugin's would upgrade requests to https, which a room does not have
  await pages.register(swaggerUi, { routePrefix: PAGES })
  await pages.ready()
  return pages
}
