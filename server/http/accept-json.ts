import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** JSON and nothing else; an empty body is none at all, which is fine where none is defined. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch (cause) {
      done(new AppError('BAD_JSON', { cause }))
    }
  })
}
