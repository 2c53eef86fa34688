import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from '#contract/limits.ts'
import { AppError } from '../../errors/app-error.ts'
import { measureJson } from '../../formats/measure-json.ts'
import { whereJsonBreaks } from '../../formats/where-json-breaks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    /** Length of the body as it was received; a header may be missing. */
    bodyBytes: number
  }
}

/** JSON and, where a route reads its body itself, any file; an empty body is none at all, which is fine where none is defined. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyBytes', 0)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    request.bodyBytes = body.length
    if (request.routeOptions.config.endpoint?.bodyAsBytes) done(null, body)
    else done(new AppError('WRONG_CONTENT_TYPE'))
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    request.bodyBytes = bytes.length
    if (bytes.length === 0) return done(null, undefined)
    if (request.routeOptions.config.endpoint?.bodyAsBytes) return done(null, bytes)
    const { depth, values } = measureJson(bytes)
    if (depth > JSON_DEPTH_MAX) return done(new AppError('TOO_DEEP'))
    if (values > JSON_VALUES_MAX) return done(new AppError('TOO_LARGE'))
    // decoding would quietly turn broken characters into question marks
    if (!isUtf8(bytes)) return done(new AppError('BAD_JSON'))
    const text = bytes.toString('utf8')
    try {
      done(null, JSON.parse(text))
    } catch (cause) {
      const { line, column } = whereJsonBreaks(text)
      const sentence = `The request body is not valid JSON: line ${line}, column ${column}.`
      done(new AppError('BAD_JSON', { cause, sentence }))
    }
  })
}
