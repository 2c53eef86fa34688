import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ExportDocument } from '#contract/exports.ts'
import { VERSION } from '../../build-info.ts'
import { serveDocsPages } from './docs-pages.ts'
import { KeptResponse } from '../edge/kept-response.ts'
import { describeEndpoints } from './openapi.ts'

const DESCRIPTION = '/api/openapi.json'
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
  const description = new KeptResponse('application/json; charset=utf-8', () => describe(served))
  app.get(DESCRIPTION, (request, reply) => description.send(request, reply))
  const schema = new KeptResponse('application/schema+json; charset=utf-8', async () =>
    JSON.stringify(exportSchema, withoutOwnFormats),
  )
  app.get(EXPORT_SCHEMA, (request, reply) => schema.send(request, reply))
  serveDocsPages(app, DESCRIPTION)
}

/** OpenAPI 3.1 for programs, generated from the contract on the first request: at the start it would cost time and memory. */
async function describe(served: readonly Endpoint[]): Promise<string> {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Ninefold',
      version: VERSION,
      description:
        'The API of a live workshop. Join with GET /api/session-validate, which sets a session cookie; every other ' +
        'call then answers from that session. Every call that writes takes an Idempotency-Key header.',
    },
    components: { schemas: {} },
    paths: describeEndpoints(served),
    externalDocs: { url: EXPORT_SCHEMA, description: exportSchema.title },
  }
  return JSON.stringify(document, inOlderWords)
}

/** Many generators of clients know neither `const` nor `patternProperties`, which OpenAPI has had only since 3.1. */
const inOlderWords = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { const: only, patternProperties, ...rest } = value as { const?: unknown; patternProperties?: object }
  return {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    ...(patternProperties && { additionalProperties: Object.values(patternProperties)[0] }),
  }
}
