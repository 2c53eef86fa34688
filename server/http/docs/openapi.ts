import type { TSchema } from 'typebox'
import type { Endpoint } from '#contract/endpoint.ts'
import { refusalsOf } from '../edge/route-schema.ts'

interface ObjectSchema {
  properties?: Record<string, TSchema & { description?: string }>
  required?: string[]
}

/** The endpoints of the contract as the paths of an OpenAPI document. */
export function describeEndpoints(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint)
  }
  return paths
}

function describeEndpoint(endpoint: Endpoint) {
  const { tag, summary, params, query, body, bodyAsBytes, status } = endpoint
  const parameters = [...describeParameters('query', query), ...describeParameters('path', params)]
  const types = ['application/json', ...(bodyAsBytes ? ['application/octet-stream'] : [])]
  return {
    summary,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: contentOf(types, body), description: descriptionOf(body) },
    }),
    responses: { [status]: describeSuccess(endpoint), ...describeErrors(endpoint) },
  }
}

function describeParameters(place: 'path' | 'query', schema: ObjectSchema | undefined) {
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...rest }]) => ({
    schema: rest,
    in: place,
    name,
    required: schema?.required?.includes(name) ?? false,
    description,
  }))
}

function describeSuccess({ status, response, responseTypes, streams }: Endpoint) {
  const types = responseTypes ?? [typeOf(streams)]
  return {
    description: descriptionOf(response) ?? 'Default Response',
    ...(status !== 204 && { content: contentOf(types, response) }),
  }
}

function describeErrors(endpoint: Endpoint) {
  return Object.fromEntries(
    Object.entries(refusalsOf(endpoint)).map(([status, schema]) => [
      status,
      { description: schema.description, content: contentOf([typeOf(endpoint.streams)], schema) },
    ]),
  )
}

const typeOf = (streams: Endpoint['streams']) => (streams ? 'text/event-stream' : 'application/json')

const contentOf = (types: readonly string[], schema: object) =>
  Object.fromEntries(types.map((type) => [type, { schema }]))

const descriptionOf = (schema: { description?: string }) => schema.description
