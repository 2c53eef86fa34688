import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import example from '../../../docs/exports/example.json' with { type: 'json' }
import { endpoints } from '#contract/index.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { KeptResponse } from '../edge/kept-response.ts'

interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  tags: string[]
  summary: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: { type: string; properties: object } }> }
  responses: Record<string, { description: string }>
}

eachEngine('the description lists exactly the calls of the contract', async (app) => {
  const answer = await app.fastify.inject({ url: '/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  const { openapi, info, paths } = answer.json<Description>()
  expect(openapi).toMatch(/^3\.1\.\d+$/)
  expect(info).toMatchObject({ title: 'Ninefold', version: expect.any(String) })

  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

eachEngine('each call is described with its input, its answer and its refusals', async (app) => {
  const { paths } = (await app.fastify.inject({ url: '/api/openapi.json' })).json<Description>()
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]![endpoint.method.toLowerCase()]!
    expect(operation).toMatchObject({ tags: [endpoint.tag], summary: endpoint.summary })
    const where = (place: string) =>
      (operation.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name)
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(where('path')).toEqual(inPath)
    const { properties = {} }: { properties?: object } = endpoint.query ?? {}
    expect(where('query')).toEqual(Object.keys(properties))
    expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body))
    if (operation.requestBody) {
      const types = ['application/json', ...(endpoint.bodyAsBytes ? ['application/octet-stream'] : [])]
      expect(Object.keys(operation.requestBody.content)).toEqual(types)
    }
    const statuses = Object.keys(operation.responses)
    expect(statuses).toContain(String(endpoint.status))
    const { content } = operation.responses[endpoint.status] as { content?: object }
    if (endpoint.responseTypes) expect(Object.keys(content ?? {})).toEqual(endpoint.responseTypes)
    expect(statuses).toContain('500')
    for (const { description } of Object.values(operation.responses)) expect(description).toEqual(expect.any(String))
  }
})

eachEngine('a JSON export has a schema that other programs can check it with', async (app) => {
  const answer = await app.fastify.inject({ url: '/api/export-schema.json' })
  expect(answer.headers['content-type']).toContain('application/schema+json')
  const schema = answer.json<object>()
  expect(schema).toMatchObject({ $id: 'urn:ninefold:export:1' })
  const isExport = new Ajv2020({ formats: { 'date-time': true } }).compile(schema)
  expect(isExport(example), JSON.stringify(isExport.errors)).toBe(true)
  expect(isExport({ ...example, version: 2 })).toBe(false)
  expect(isExport({ ...example, solutions: [{ solution_name: 'Alone' }] })).toBe(false)
})

eachEngine('people can browse it: the page and its parts load under their own policy', async (app) => {
  const start = await app.fastify.inject({ url: '/api/docs' })
  const url = start.statusCode === 302 ? String(start.headers['location']) : '/api/docs/'
  const page = await app.fastify.inject({ url: new URL(url, 'http://x/api/docs/').pathname })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  const policy = String(page.headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)![1]!
  expect(scripts).not.toContain('unsafe')

  for (const [, inline] of page.body.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(inline!).digest('base64')}'`)
  }
  const sources = [...page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, source]) => source!)
  expect(sources.length).toBeGreaterThan(2)
  for (const source of sources) {
    const part = await app.fastify.inject({ url: new URL(source, 'http://x/api/docs/').pathname })
    expect(part.statusCode, source).toBe(200)
  }
})

eachEngine('open descriptions and pages are compressed, and sent again only when they changed', async (app) => {
  for (const url of [
    '/api/openapi.json',
    '/api/export-schema.json',
    '/api/docs',
    '/api/docs/',
    '/api/docs/start.js',
    '/api/docs/swagger-ui.css',
    '/api/docs/swagger-ui-bundle.js',
  ]) {
    const plain = await app.fastify.inject({ url })
    expect(plain.statusCode, url).toBe(200)
    const { etag } = plain.headers
    expect(etag, url).toMatch(/^W\/"[\w-]+"$/)
    expect(plain.headers['vary'], url).toBe('accept-encoding')
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await app.fastify.inject({ url, headers: { 'accept-encoding': encoding } })
      const isPacked = packed.headers['content-encoding'] === encoding
      expect(isPacked, url).toBe(plain.rawPayload.length >= 1024)
      const body = isPacked ? decompress(packed.rawPayload) : packed.rawPayload
      expect(body.equals(plain.rawPayload), url).toBe(true)
    }
    const again = await app.fastify.inject({ url, headers: { 'if-none-match': `"other", ${String(etag)}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

eachEngine('the description has one address', async (app) => {
  for (const url of ['/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css', '/api/docs/../x']) {
    expect((await app.fastify.inject({ url })).statusCode, url).toBe(404)
  }
})

test('a response is built once, also for requests at the same time, and again after a failure', async () => {
  const outcomes = [() => Promise.reject(new Error('no memory')), async () => 'first', async () => 'second']
  const app = fastify()
  const response = new KeptResponse('text/plain', () => outcomes.shift()!())
  app.get('/', (request, reply) => response.send(request, reply))
  const get = () => app.inject('/')
  const failed = await Promise.all([get(), get()])
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  const built = [...(await Promise.all([get(), get()])), await get()]
  expect(built.map(({ body }) => body)).toEqual(['first', 'first', 'first'])
  expect(outcomes).toHaveLength(1)
})
