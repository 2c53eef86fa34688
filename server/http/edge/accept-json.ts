import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { whereJsonBreaks } from '../../formats/where-json-breaks.ts'

/** JSON and nothing else; an empty body is none at all, which is fine where none is defined. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
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
